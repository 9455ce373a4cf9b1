/** What `parsewell --help` prints. */
export const usage = `Usage: parsewell check FILE... [options]
       parsewell mcp

parsewell check reads resumes and prints what hiring software gets from them.

  FILE          resumes, PDF or DOCX; - is standard input, and a pattern in quotes such as 'build/**/*.pdf' stands for
                the files that it matches, in alphabetical order (without node_modules and hidden folders)

  --job FILE    a job description to compare all resumes with: plain text, PDF, DOCX, a saved web page or an email
  --jobs FILE   a text file with the path of one job description per line, in the order of the resumes
  --job-url ADDRESS
                the address of the job posting, which may identify the ATS you apply through; it is never opened
  --fail-under N
                exit with code 1 if the ATS compatibility score of a file is below N (0 to 100)
  --processes N how many files to read at once (default: one per core); each has limits on time and memory
  --json        print the full analysis as one line of JSON per file, in order
  --report FILE also write one report on all files: a table, median scores and what most of them should fix;
                the name of FILE ends in .html, .csv or .json
  --junit FILE  also write the results as JUnit XML; a test case fails if it makes the exit code 1
  --sarif FILE  also write the findings as SARIF 2.1.0
  --watch       check files again when they change, until you press Ctrl-C
  --help        print this text
  --version     print the version

parsewell mcp serves the Model Context Protocol on standard input and output, for assistants on this machine.

Exit codes: 0 no blockers, 1 a file has blockers or a score below --fail-under, 2 a file could not be read, 64 wrong usage.`;
