import type { FastifyReply, FastifyRequest } from 'fastify';
import { analyzeResume } from '#contract/api/analyses.ts';
import { checkInput } from '../../http/check-input.ts';
import { readResumeForm } from './resume-form.ts';
import { refuseInfected } from '../../scanning/refuse-infected.ts';
import type { Services } from '../../boot/services.ts';
import type { Upload } from './upload.ts';

type Coming = { request: FastifyRequest; reply: FastifyReply; services: Services };

/** The file, with the job description and the URL of the job posting if given. */
export const readUpload = async ({ request, reply, services }: Coming): Promise<Upload> => {
  const { resume, fields } = await readResumeForm(request, reply, ['jobDescription', 'jobUrl']);
  const { jobDescription, jobUrl } = checkInput(analyzeResume.input, fields);
  await refuseInfected(services, resume.bytes, request.log);
  return {
    ...resume,
    ...(jobDescription === undefined ? {} : { jobDescription }),
    ...(jobUrl === undefined ? {} : { jobUrl }),
  };
};
