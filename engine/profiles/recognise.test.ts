import { describe, expect, test } from 'vitest';
import { profiles } from './index.ts';
import { atsOfAddress } from './recognise.ts';

describe('the system behind the address of a job posting', () => {
  test.each([
    ['https://quillfeather.wd5.myworkdayjobs.com/en-US/External/job/Baker_R-100', 'workday'],
    ['https://wd3.myworkdaysite.com/recruiting/quillfeather/jobs', 'workday'],
    ['https://quillfeather.taleo.net/careersection/2/jobdetail.ftl?job=7', 'taleo'],
    ['https://jobs.lever.co/quillfeather/1234', 'lever'],
    ['https://jobs.eu.lever.co/quillfeather', 'lever'],
    ['https://boards.greenhouse.io/quillfeather/jobs/9', 'greenhouse'],
    ['https://job-boards.greenhouse.io/quillfeather', 'greenhouse'],
    ['https://quillfeather.bamboohr.com/careers/31', 'bamboohr'],
    ['https://jobs.smartrecruiters.com/Quillfeather/74', 'smartrecruiters'],
    ['https://careers.smartrecruiters.com/Quillfeather', 'smartrecruiters'],
    ['https://careers-quillfeather.icims.com/jobs/5/baker/job', 'icims'],
    ['https://jobs.jobvite.com/quillfeather/job/oX', 'jobvite'],
    ['https://quillfeather.wd103.myworkdayjobs.com/Careers?q=baker', 'workday'],
    ['https://wd5.myworkdaysite.com/en-US/recruiting/quillfeather/Careers/job/Leeds/Baker_R1', 'workday'],
    ['https://phe.tbe.taleo.net/phe01/ats/careers/v2/viewRequisition?org=QUILL&cws=37&rid=9', 'taleo'],
    ['https://jobs.eu.lever.co/quillfeather/1234/apply?lever-source=LinkedIn', 'lever'],
    ['https://boards.eu.greenhouse.io/quillfeather/jobs/9?gh_src=x', 'greenhouse'],
    ['https://job-boards.eu.greenhouse.io/quillfeather/jobs/9', 'greenhouse'],
    ['https://boards.greenhouse.io/embed/job_app?for=quillfeather&token=9', 'greenhouse'],
    ['https://grnh.se/ab12cd34us', 'greenhouse'],
    ['https://quillfeather.example/careers/baker?department=bread&gh_jid=4217#apply', 'greenhouse'],
    ['https://www.quillfeather.example/jobs?gh_jid=4217', 'greenhouse'],
    ['https://quillfeather.bamboohr.com/jobs/view.php?id=31&source=indeed', 'bamboohr'],
    ['https://smrtr.io/aB-9x', 'smartrecruiters'],
    ['https://jobs.smartrecruiters.com/oneclick-ui/company/Quillfeather/publication/7', 'smartrecruiters'],
    ['https://uk-quillfeather.icims.eu/jobs/5/baker/job?mode=apply', 'icims'],
    ['https://careers-quillfeather.icims.ca/jobs/intro', 'icims'],
    ['https://app.jobvite.com/CompanyJobs/Careers.aspx?c=qX&j=oX', 'jobvite'],
    ['https://hire.jobvite.com/Jobvite/Job.aspx?b=nX&j=oX', 'jobvite'],
  ])('%s is told by its address', (address, id) => {
    expect(atsOfAddress(address)).toMatchObject({ id });
  });

  test('every system of the report can be recognized', () => {
    const examples: Record<string, string> = {
      workday: 'a.myworkdayjobs.com',
      taleo: 'a.taleo.net',
      lever: 'jobs.lever.co',
      greenhouse: 'boards.greenhouse.io',
      bamboohr: 'a.bamboohr.com',
      smartrecruiters: 'jobs.smartrecruiters.com',
      icims: 'a.icims.com',
      jobvite: 'jobs.jobvite.com',
    };
    for (const { id, name } of profiles) expect(atsOfAddress(examples[id] ?? '')).toEqual({ id, name });
  });

  test('capitals, a port, a final dot and a missing scheme change nothing', () => {
    expect(atsOfAddress('  HTTP://Boards.Greenhouse.IO.:443/x ')?.id).toBe('greenhouse');
    expect(atsOfAddress('jobs.lever.co/quillfeather')?.id).toBe('lever');
  });

  test.each([
    ['https://quillfeather.example/careers'],
    // Only the end of the host counts, label by label.
    ['https://boards.greenhouse.io.quillfeather.example/jobs'],
    ['https://evilmyworkdayjobs.com/x'],
    ['https://myworkdayjobs.com/x'],
    ['https://notboards.greenhouse.io/x'],
    ['https://www.bamboohr.com/pricing'],
    ['https://help.bamboohr.com/s/article/1'],
    ['https://community.icims.com/s/'],
    ['https://jobs.ashbyhq.com/quillfeather/1'],
    ['https://apply.workable.com/quillfeather/j/1/'],
    ['https://quillfeather.recruitee.com/o/baker'],
    ['https://www.linkedin.com/jobs/view/123?gh_src=x'],
    ['https://quillfeather.example/careers?gh_jid='],
    ['https://quillfeather.example/careers?not_gh_jid=4217'],
    ['https://quillfeather.example/careers#?gh_jid=4217'],
    ['https://quillfeather.example/?next=https://other.example/?gh_jid=4217'],
    ['javascript://x.example/?gh_jid=4217'],
    // The text before '@' is a user name, the text behind the host is a path.
    ['https://jobs.lever.co@quillfeather.example/x'],
    ['https://quillfeather.example/jobs.lever.co'],
    ['https://quillfeather.example?next=https://jobs.lever.co/x'],
    ['https://quillfeather.example\\@jobs.lever.co/x'],
    ['javascript://jobs.lever.co/%0aalert(1)'],
    ['ftp://jobs.lever.co/x'],
    ['https://jobs.le\tver.co/x'],
    ['https://jobs。lever。co/x'],
    ['https://jobs.lever.co%2f.quillfeather.example/'],
    ['https://'],
    [''],
  ])('%j names none', (address) => {
    expect(atsOfAddress(address)).toBeNull();
  });

  test('an overlong address names none', () => {
    expect(atsOfAddress(`https://${'a.'.repeat(100_000)}taleo.net`)).toBeNull();
    expect(atsOfAddress('@'.repeat(100_000))).toBeNull();
  });
});
