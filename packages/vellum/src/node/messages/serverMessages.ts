// What is wrong when a site is served.

import { messageTable } from './message.js'

export const SERVER_MESSAGES = messageTable({
  'port-unavailable': {
    texts: ['Cannot listen on port <port> of <host>.'],
    about:
      'Another program uses the port, the system does not allow it, or the host name is not one of this machine. The cause is printed below the message.',
    fix: 'Choose another port with `--port`, leave out `--strict-port`, or correct `--host`.',
  },
  'invalid-certificate': {
    texts: [
      'The certificate cannot be read.',
      'The private key cannot be read.',
      'The private key does not belong to the certificate in <file>.',
      'The file after `--https-cert` cannot be read.',
      'The file after `--https-key` cannot be read.',
    ],
    about:
      'The files after `--https-cert` and `--https-key` must be a certificate and its private key, in PEM.',
    fix: 'Correct the paths, which start at the current folder, or make new files. `--https` alone makes a certificate for this machine.',
    sample: {
      language: 'sh',
      code: 'mkcert localhost\nnpx vellum dev --https-cert localhost.pem --https-key localhost-key.pem',
    },
  },
  'no-browser': {
    texts: ['No browser could be started: open <url> yourself.'],
    about:
      '`--open` starts the browser of the system, and there is none: the machine may be a server or a container.',
    fix: 'Open the URL yourself, or leave out `--open`.',
  },
  'watch-limit': {
    texts: ['The system cannot watch more files: "<file>" (<code>).'],
    about: '`vellum dev` watches the files of the site, and the system limits how many can be watched.',
    fix: 'Raise the limit, or use `--poll`.',
    sample: { language: 'sh', code: 'sudo sysctl fs.inotify.max_user_watches=524288' },
  },
  'policy-violation': {
    texts: [
      'The content security policy of the site blocks <what> on "<page>" (`<directive>`). It is blocked in the built site as well.',
      'The content security policy of the site would block <what> on "<page>" (`<directive>`). It only reports until the site sets `contentSecurityPolicy`.',
    ],
    about:
      'The browser reported that the policy of the site blocked a script, a style, an image or a request. `vellum dev` applies the same policy as a built site.',
    fix: 'If the site needs it, allow it in `contentSecurityPolicy` as the message says. Otherwise remove it: it may also come from an extension of the browser.',
    sample: {
      language: 'ts',
      code: "import { defineConfig } from 'vellum'\n\nexport default defineConfig({\n  title: 'My project',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n  contentSecurityPolicy: { 'script-src': ['https://analytics.example.com'] },\n})",
    },
  },
})
