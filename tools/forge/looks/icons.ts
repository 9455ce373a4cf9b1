/** Private-use characters at which common icon fonts keep these pictures. */
export const icons = {
  address: '\uF3C5',
  phone: '\uF095',
  email: '\uF0E0',
  link: '\uF0C1',
} as const;
