export const words = {
  settings: 'Open your settings',
  variables: 'The two variables',
  send: 'Send a file',
  ask: 'Ask again, with the id from the response',
  openApi: 'Open the description',
  limits: 'Limit:',
  sends: { file: 'Sends a form with the file in the field', json: 'Sends JSON.' },
} as const;
