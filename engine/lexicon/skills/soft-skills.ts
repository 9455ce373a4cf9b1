import type { SkillList } from './format.ts';

export const softSkills: SkillList = {
  industry: 'Soft skills',
  origin: 'written by us',
  soft: `
Communication = communication skills, communicator, communicating, communicate effectively
Written communication = writing skills, written skills
Verbal communication = oral communication, spoken communication
Written and verbal communication = verbal and written communication, written and oral communication, oral and written communication, written and spoken communication
Interpersonal skills = interpersonal, people skills
Presentation skills = presentations, presenting, present findings
Public speaking
Active listening = listening skills, good listener
Teamwork = team player, team work, team working, team spirit, work in a team, working in a team, part of a team, team-oriented
Collaboration = collaborative, collaborate, collaboratively
Cross-functional collaboration = cross-functional teams, cross functional teams, cross-functional
Leadership = leadership skills, team leadership, team leader, team lead
Mentoring = mentor, mentorship
Coaching = coach
Delegation = delegating
Motivating others = motivating teams, motivate others
Decision making = decision-making, make decisions, making decisions, decision maker
Conflict resolution = conflict management, resolving conflict
Negotiation = negotiation skills, negotiating, renegotiated
Persuasion = persuasive, persuasiveness
Influencing = influencing skills
Diplomacy = diplomatic
Tact = tactful
Problem solving = problem-solving, problem solver, solve problems, solving problems, resolve problems
Critical thinking
Analytical skills = analytical thinking, analytical, analytical mindset
Creativity = creative thinking
Innovation = innovative
Curiosity = curious, inquisitive
Strategic thinking = strategic mindset
Attention to detail = detail-oriented, detail oriented, eye for detail, meticulous
Accuracy
Organizational skills = organization?, organizing?, organisational skills, organised, organization skills, well-organized
Time management = manage your time, time-management
Prioritization = prioritizing, prioritize tasks, prioritise
Multitasking = multitask, multi-tasking, juggle multiple
Meeting deadlines = meet deadlines, tight deadlines, work to deadlines
Planning skills = planning and organising
Self-motivation = self-motivated, self-starter, selfmotivated, self starter, motivated
Initiative? = proactive, pro-active, use your initiative, take initiative, taking initiative, show initiative, taking the initiative, sense of initiative
Independence = work independently, working independently, independent working, independent worker, independently, work alone, working alone, own initiative, unsupervised, minimal supervision, independent working style
Adaptability = adaptable, adapt to change
Flexibility = flexible approach
Resilience = resilient
Stress tolerance = work under pressure, working under pressure, calm under pressure, under pressure
Fast-paced environment = fast-paced, fast paced, fast moving environment
Reliability = reliable, dependable, dependability, reliable attendance
Punctuality = punctual
Work ethic = hard working, hard-working, hardworking
Integrity = honesty, trustworthy
Professionalism = professional manner
Confidentiality = discretion
Accountability = accountable
Ownership = sense of ownership
Empathy = empathetic, empathic
Compassion = compassionate
Patience = patient manner
Emotional intelligence
Cultural awareness = cultural sensitivity, cultural competence
Positive attitude = positive outlook, can-do attitude, enthusiastic, enthusiasm
Willingness to learn = eager to learn, quick learner, fast learner, learn quickly, eagerness to learn
Relationship building = relationship management, build relationships, building relationships, interpersonal relationships
Customer focus = customer-focused, customer focused, customer-oriented, customer orientation
Stakeholder management = manage stakeholders
Storytelling
Facilitation = facilitating, facilitation skills, facilitator
Results orientation = results-driven, results-oriented, results driven, goal-oriented
Business acumen = commercial awareness, commercially aware, commercial acumen
Intercultural skills
Communication with parents = communicate with parents, parent communication
De-escalation = de-escalate, de-escalation techniques
`,
};
