export const words = {
  settings: 'Open your settings',
  variables: 'The two variables',
  send: 'Send a file',
  ask: 'Ask again, with the id of the answer',
  openApi: 'Open the description',
  limits: 'Limit:',
  sends: { multipart: 'Sends a form with a file.', json: 'Sends JSON.' },
} as const;
