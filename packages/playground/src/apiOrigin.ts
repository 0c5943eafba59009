// The origin of an API that has no other.

/** A host that exists for examples alone. */
export const API_ORIGIN = 'https://api.example.com'
