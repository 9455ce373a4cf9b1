import { z } from 'zod';

/** Where the operator's language model is. */
export type LanguageModel = { baseUrl: string; model: string; apiKey?: string | undefined };

/** A model writes a bullet in a few seconds; whoever waits longer goes on without it. */
const patienceMs = 20_000;
const maxAnswerBytes = 64 * 1024;
/** A proposal is one line. A model that goes on and on is stopped. */
const maxAnswerCharacters = 2_000;
const maxAnswerTokens = 400;

type Message = { role: 'system' | 'user'; content: string };

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
const chunkSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
});

/**
 * What the model answers, by the chat API that OpenAI, Ollama, vLLM and others speak, streamed or at once. Throws when
 * there is no answer in time, one that is too long, or one in another form. Redirects are not followed: the operator
 * named one address.
 */
export const askModel = async (
  { baseUrl, model, apiKey }: LanguageModel,
  messages: readonly Message[],
  timeoutMs: number = patienceMs,
): Promise<string> => {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, messages, stream: true, temperature: 0.2, max_tokens: maxAnswerTokens }),
  });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`the language model answered with status ${response.status}`);
  }
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true;
  return isStream
    ? streamed(response.body)
    : (completionSchema.parse(JSON.parse(await whole(response.body))).choices[0]?.message.content ?? '');
};

const decoded = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (bytes > maxAnswerBytes) throw new Error('the language model answered with too much');
    yield decoder.decode(chunk, { stream: true });
  }
};

const whole = async (body: ReadableStream<Uint8Array>): Promise<string> => {
  let text = '';
  for await (const part of decoded(body)) text += part;
  return text;
};

/** Server-sent events, each with a piece of the answer, until '[DONE]'. A stream that ends without it is broken. */
const streamed = async (body: ReadableStream<Uint8Array>): Promise<string> => {
  let rest = '';
  let answer = '';
  for await (const part of decoded(body)) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = /^data:(.*)$/.exec(line.trimEnd())?.[1]?.trim();
      if (data === undefined) continue;
      if (data === '[DONE]') return answer;
      answer += chunkSchema.parse(JSON.parse(data)).choices[0]?.delta?.content ?? '';
      if (answer.length > maxAnswerCharacters) throw new Error('the language model does not stop');
    }
  }
  throw new Error('the answer of the language model broke off');
};
