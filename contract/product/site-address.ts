/**
 * Placeholder for the site's address in built pages: canonical links, preview images, structured data. Pages are built
 * once and can be served at any address, so the server replaces it with PUBLIC_URL.
 */
export const siteAddressPlaceholder = 'https://site.invalid';
