import type { FastifyReply, FastifyRequest } from 'fastify';
import { analyze } from '#contract/analyses.ts';
import { checked } from '../handler.ts';
import { readResumeForm } from '../http/resume-form.ts';
import type { Upload } from './store.ts';

/** The file, and the job description and the address of the advert where they are given. */
export const readUpload = async (request: FastifyRequest, reply: FastifyReply): Promise<Upload> => {
  const { resume, fields } = await readResumeForm(request, reply, ['jobDescription', 'jobUrl']);
  const { jobDescription, jobUrl } = checked(analyze.input, fields);
  return {
    ...resume,
    ...(jobDescription === undefined ? {} : { jobDescription }),
    ...(jobUrl === undefined ? {} : { jobUrl }),
  };
};
