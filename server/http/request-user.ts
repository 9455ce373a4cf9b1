declare module 'fastify' {
  interface FastifyRequest {
    /** Who asked, for the log; null for a visitor and until it is known. */
    userId: string | null;
  }
}

export {};
