/** Why the process that read a file was lost, as a sentence for the user. */
export const breaches = {
  crashed:
    'Our file reader stopped unexpectedly on this file, so the file is probably damaged. Export your resume again and upload the new file.',
  'too-slow': 'Reading this file took too long, so we stopped. Export your resume again and upload the new file.',
  'too-large':
    'This file expands to far more data than a resume should contain, so we stopped reading it. Export your resume again and upload the new file.',
} as const;
