/**
 * What is true of this server. The server writes it into the built page, in the place of this name
 * (`server/site/server-sentences.ts`), so that it can be read before the page starts. `text`: what the page itself knows;
 * until it has asked, that differs from what the server wrote, which stays.
 */
export const ServerSays = ({ name, text }: { name: string; text: string }) => (
  <span data-server-says={name} suppressHydrationWarning>
    {text}
  </span>
);
