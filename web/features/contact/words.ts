/** Texts of the contact page. */
export const words = {
  form: 'Send us a message',
  name: 'Name',
  email: 'Email',
  emailHint: 'We will reply to this address.',
  phone: 'Phone (optional)',
  subject: 'Subject',
  chooseSubject: 'Select a subject',
  message: 'Message',
  button: 'Send Message',
  busy: 'Sending...',
  sent: { title: 'Message sent successfully!', message: "We'll get back to you as soon as possible." },
  acknowledged: (email: string): string =>
    `We have received your message. A confirmation email is on its way to ${email}. If it does not arrive, look in your spam folder; your message has reached us either way.`,
  kept: 'We have received your message.',
  failed: { title: 'Error sending message', message: 'Please try again later or contact us directly.' },
  details: 'Contact details',
  mail: 'Email',
  call: 'Phone',
  visit: 'Office',
  hours: 'Hours',
  sample:
    'The operator of this site has not entered their details yet: the address, phone number and map are samples. Messages sent with the form will still reach them.',
  withoutScript: 'This form needs JavaScript. You can also write to',
  mapTitle: (street: string, city: string): string =>
    `Illustrated map: ${street}, ${city}, is between the river and the park, two blocks from the station.`,
} as const;
