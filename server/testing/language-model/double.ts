import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the double was asked, as a server of the chat API gets it. */
export type Asked = { line: string; facts: string[]; model: string; authorization: string | undefined; body: string };

/** How it answers: whole or as server-sent events; `endless` never stops, `broken` stops in the middle, `silent` waits. */
export type Answer =
  | { is: 'whole' | 'streamed' | 'broken'; text: string }
  | { is: 'endless' }
  | { is: 'silent' }
  | { is: 'nonsense' }
  | { is: 'status'; status: number }
  | { is: 'redirect'; to: string };

/** A language model with the OpenAI chat API, `POST /v1/chat/completions`, that answers as it is told. */
export const startLanguageModel = async (answer: (asked: Asked) => Answer, port = 0) => {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { model = '', messages = [] } = JSON.parse(body) as { model?: string; messages?: { content: string }[] };
      const { line = '', facts = [] } = JSON.parse(messages.at(-1)?.content ?? '{}') as {
        line?: string;
        facts?: string[];
      };
      const own = { line, facts, model, authorization: request.headers.authorization, body };
      asked.push(own);
      if (request.url !== '/v1/chat/completions') return response.writeHead(404).end();
      return send(response, answer(own));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${own}/v1`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const event = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

const send = (response: ServerResponse, answer: Answer): void => {
  if (answer.is === 'silent') return;
  if (answer.is === 'status') {
    response.writeHead(answer.status, { 'content-type': 'application/json', 'retry-after': '1' }).end('{"error":{}}');
    return;
  }
  if (answer.is === 'redirect') {
    response.writeHead(307, { location: answer.to }).end();
    return;
  }
  if (answer.is === 'nonsense') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":');
    return;
  }
  if (answer.is === 'whole') {
    const choices = [{ message: { role: 'assistant', content: answer.text } }];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ choices }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (answer.is === 'endless') {
    const more = (): boolean => response.write(event('and more '));
    const timer = setInterval(more, 1);
    response.on('close', () => clearInterval(timer));
    return;
  }
  // In pieces, as models do, also in the middle of a word.
  for (const piece of answer.text.match(/[\s\S]{1,7}/g) ?? []) response.write(event(piece));
  if (answer.is === 'broken') response.socket?.end();
  else response.end('data: [DONE]\n\n');
};
