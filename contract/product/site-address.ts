/**
 * Stands in built pages wherever the address of the site belongs: canonical links, pictures for other sites, structured
 * data. Pages are built once and served anywhere, so the server puts PUBLIC_URL in its place.
 */
export const addressInFiles = 'https://site.invalid';
