import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { version } from '../version.ts';
import { type Analyst, createAnalyst, ToolError } from './analyst.ts';
import { findingInput, resumeInput } from './inputs.ts';
import {
  findingOutput,
  fixesOutput,
  matchOutput,
  presentFinding,
  presentFixes,
  presentMatch,
  presentResume,
  resumeOutput,
} from './outputs.ts';

/** Each tool only reads the files that it is given, and nothing outside this machine. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const instructions = `Parsewell shows what hiring software (ATS) reads in a resume, and what to do about it.
Start with check_resume; explain_finding has the evidence and sources of a finding, list_fixes what to do first, match_job how a resume answers a job description.
Scores and findings are measured by rules, not estimated by a language model: pass them on as they are, with their reasons, and do not predict whether somebody will be hired.
Use only paths that the user gave you.`;

/** Serves the Model Context Protocol on standard input and output until the client closes it. */
export const serveMcp = async (): Promise<void> => {
  const analyst = createAnalyst();
  serveStdio(() => serverWith(analyst));
  await new Promise((resolve) => process.stdin.once('close', resolve));
  analyst.close();
};

const serverWith = ({ analyze }: Analyst): McpServer => {
  const server = new McpServer({ name: 'parsewell', title: 'Parsewell', version: version() }, { instructions });
  server.registerTool(
    'check_resume',
    {
      title: 'Check a resume',
      description:
        'Reads a resume (PDF or DOCX) as hiring software does. Returns scores from 0 to 100, the fields that were read, and the findings.',
      inputSchema: resumeInput,
      outputSchema: resumeOutput,
      annotations,
    },
    (input) => answer(async () => presentResume(await analyze(input))),
  );
  server.registerTool(
    'match_job',
    {
      title: 'Match a resume with a job',
      description:
        'Compares a resume with a job description. Returns the job match, and for each requirement whether and where the resume answers it. Needs job or jobFile.',
      inputSchema: resumeInput,
      outputSchema: matchOutput,
      annotations,
    },
    (input) =>
      answer(async () => {
        if (input.job === undefined && input.jobFile === undefined)
          throw new ToolError('Give the text of the job description as job, or the path of a text file as jobFile.');
        return presentMatch(await analyze(input));
      }),
  );
  server.registerTool(
    'explain_finding',
    {
      title: 'Explain a finding',
      description:
        'Says of one finding about a resume why it matters, where it is (quotes and pages), what to do, and which sources say so.',
      inputSchema: findingInput,
      outputSchema: findingOutput,
      annotations,
    },
    ({ finding, ...input }) =>
      answer(async () => {
        const result = await analyze(input);
        const explained = presentFinding(result, finding);
        if (explained !== null) return explained;
        const ids = result.checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
        throw new ToolError(`There is no finding '${finding}' about this resume. Its findings are: ${ids.join(', ')}.`);
      }),
  );
  server.registerTool(
    'list_fixes',
    {
      title: 'List fixes',
      description: 'Lists what to change in a resume, most valuable first, with the points that each change gains.',
      inputSchema: resumeInput,
      outputSchema: fixesOutput,
      annotations,
    },
    (input) => answer(async () => presentFixes(await analyze(input))),
  );
  return server;
};

/** The output of a tool, also as text for clients that show only text; an expected failure as a sentence. */
const answer = async (work: () => Promise<Record<string, unknown>>): Promise<CallToolResult> => {
  try {
    const output = await work();
    return { content: [{ type: 'text', text: JSON.stringify(output) }], structuredContent: output };
  } catch (error) {
    const sentence =
      error instanceof ToolError ? error.message : 'The resume could not be analyzed: an unexpected error.';
    return { isError: true, content: [{ type: 'text', text: sentence }] };
  }
};
