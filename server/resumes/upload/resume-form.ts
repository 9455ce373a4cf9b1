import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { uploadProblemOf } from '#contract/api/analyses.ts';
import { limits } from '#contract/product/limits.ts';
import { Problem } from '../../http/problem.ts';
import { maxBodyBytes } from '../../http/body-limit.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { closeAfterResponse } from '../../http/close-after-response.ts';

const { multipart: maxBytes } = maxBodyBytes;
const filenameCharacters = 255;

export type Resume = { filename: string; bytes: Buffer };
type Form = { file: Resume | null; fields: Record<string, unknown> };

/**
 * A multipart form as it is streamed in: exactly one resume of a kind that `problemOf` accepts, and the named text fields without empty ones. Never more
 * than the limit in memory.
 */
export const readResumeForm = async (
  request: FastifyRequest,
  reply: FastifyReply,
  textFields: readonly string[],
  problemOf: (file: { name: string; size: number }) => { message: string } | null = uploadProblemOf,
): Promise<{ resume: Resume; fields: Record<string, unknown> }> => {
  const { file, fields } = await readFileForm(request, reply, 'resume', textFields);
  const fault = problemOf({ name: file.filename, size: file.bytes.length });
  if (fault !== null) throw new Problem('wrong-type', { message: fault.message });
  return { resume: file, fields };
};

/** The same with a file of any type, in the field of that name. */
export const readFileForm = async (
  request: FastifyRequest,
  reply: FastifyReply,
  fileField: string,
  textFields: readonly string[],
): Promise<{ file: Resume; fields: Record<string, unknown> }> => {
  if (!request.isMultipart()) throw new Problem('wrong-media-type');
  request.uploadTurn?.pause();
  const flood = watchForFlood(request, reply);
  request.bodyHeldUntilMs = performance.now();
  const work = Promise.race([readForm(request, reply, textFields, fileField), flood.tooMuch]).finally(flood.end);
  const { file, fields } = await work.catch((error: unknown) => {
    if (error instanceof Problem) {
      // The rest of the body would be read for nothing.
      if (error.code === 'busy') closeAfterResponse(request, reply);
      throw error;
    }
    // Errors of the multipart parser: too many parts, a field that is too long, a truncated form.
    throw new Problem('bad-input', { message: 'This form is not complete. Please choose the file again.' });
  });

  if (file === null)
    throw new Problem('bad-input', { message: 'No file selected', fields: { [fileField]: 'No file selected' } });
  return { file, fields };
};

const readForm = async (
  request: FastifyRequest,
  reply: FastifyReply,
  textFields: readonly string[],
  fileField: string,
): Promise<Form> => {
  const form: Form = { file: null, fields: {} };
  const stay = request.server.uploadRoom.enter(request.userId ?? clientNetwork(request.ip), reply);
  const takeRoom = async (bytes: number): Promise<void> => {
    const heldUntilMs = request.bodyHeldUntilMs;
    request.bodyHeldUntilMs = Infinity;
    const hasWaited = await stay.take(bytes);
    request.bodyHeldUntilMs = hasWaited ? performance.now() : heldUntilMs;
  };
  const announced = Number(request.headers['content-length'] ?? 0);
  for await (const part of request.parts({ limits: partLimits })) {
    if (part.type === 'field') {
      if (!textFields.includes(part.fieldname)) throw unexpected(part.fieldname);
      // An empty field counts as absent.
      if (typeof part.value === 'string' && part.value.trim() !== '') form.fields[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== fileField) throw unexpected(part.fieldname);
    if (form.file !== null) throw new Problem('bad-input', { message: 'Please upload one file at a time.' });
    form.file = { filename: safeFilename(part.filename), bytes: await collect(part, announced, takeRoom) };
  }
  return form;
};

const partLimits = {
  files: 2,
  fields: 7,
  parts: 8,
  fieldNameSize: 100,
  fieldSize: limits.jobDescriptionCharacters * 4,
  headerPairs: 20,
  // The body as a whole is cut off earlier, see below.
  fileSize: 2 * maxBytes,
};

const unexpected = (field: string): Problem =>
  new Problem('bad-input', { message: `There is no field called ${field.slice(0, 40)} in this form.` });

/** From here on, the buffer for a file is made at once, as large as the body was announced, so that it is not held twice. */
const largeBytes = 512 * 1024;

/**
 * The rest of a file that is too large is read and discarded up to the body limit, so that the client receives the
 * response.
 */
const collect = async (
  part: MultipartFile,
  announcedBytes: number,
  takeRoom: (bytes: number) => Promise<void>,
): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let whole: Buffer | null = null;
  let size = 0;
  for await (const chunk of part.file) {
    const bytes: Uint8Array = chunk;
    const from = size;
    size += bytes.length;
    if (size > limits.uploadBytes) continue;
    await takeRoom(bytes.length);
    if (whole !== null && size <= whole.length) {
      whole.set(bytes, from);
      continue;
    }
    chunks.push(bytes);
    if (size < largeBytes || size > announcedBytes) continue;
    whole = Buffer.allocUnsafeSlow(Math.min(announcedBytes, limits.uploadBytes));
    let at = 0;
    for (const each of chunks.splice(0)) {
      whole.set(each, at);
      at += each.length;
    }
  }
  if (size > limits.uploadBytes) throw new Problem('too-large');
  return whole === null ? Buffer.concat(chunks) : whole.subarray(0, size);
};

/**
 * `tooMuch` rejects as soon as the body exceeds its limit, in any part of the form. What races with it is held for as
 * long as the request, file included, unless `end` is called.
 */
const watchForFlood = (request: FastifyRequest, reply: FastifyReply): { tooMuch: Promise<never>; end: () => void } => {
  const { promise: tooMuch, reject: refuse } = Promise.withResolvers<never>();
  let received = 0;
  const count = (chunk: Buffer): void => {
    received += chunk.length;
    if (received <= maxBytes) return;
    closeAfterResponse(request, reply);
    refuse(new Problem('too-large'));
  };
  request.raw.on('data', count);
  return { tooMuch, end: () => void request.raw.off('data', count) };
};

/** The name as displayed: no folders, no control or bidirectional characters, not longer than file systems allow. */
export const safeFilename = (name: string): string => {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (clean.length <= filenameCharacters) return clean;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, filenameCharacters - extension.length) + extension;
};
