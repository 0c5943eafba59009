// The origin that all samples, playgrounds and example apps send requests to.

/** The demo API responds for it inside the page. No server has it: the name is reserved for documentation. */
export const API_ORIGIN = 'https://api.example.com'
