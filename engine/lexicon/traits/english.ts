import type { TraitNames } from './format.ts';

/** Traits in English postings. Origin: written by us, from how such postings are worded. */
export const english: TraitNames = {
  qualities: `
    Self-motivation = motivated, self-motivated, driven, self-driven, ambitious, self-starting
    Positive attitude = enthusiastic, positive?, optimistic, upbeat, cheerful, can-do
    Energy = energetic, lively, dynamic, high-energy
    Dedication = dedicated, committed, devoted
    Friendliness = friendly, personable, outgoing, approachable, warm?, welcoming?, sociable, pleasant?, amiable, affable, likeable, engaging?
    Politeness = polite, courteous, well-mannered, respectful, considerate
    Compassion = compassionate, caring, kind?, kind-hearted, warm-hearted, sensitive?
    Empathy = empathetic, empathic, understanding?
    Patience = patient?
    Passion = passionate
    Reliability = reliable, dependable, consistent?
    Integrity = honest, trustworthy, ethical?, principled
    Loyalty = loyal
    Work ethic = hardworking, hard-working, industrious, diligent, conscientious
    Flexibility = flexible
    Adaptability = adaptable, versatile, agile?
    Organizational skills = organi(s|z)ed, well-organi(s|z)ed, methodical, structured?, systematic?
    Efficiency = efficient, productive?
    Independence = self-sufficient, self-directed, self-reliant, autonomous?, independent?
    Resourcefulness = resourceful
    Initiative = proactive, pro-active
    Creativity = creative, imaginative, inventive
    Innovation = innovative, forward-thinking
    Curiosity = curious, inquisitive
    Resilience = resilient, tenacious, persistent, determined?, thick-skinned
    Confidence = confident, self-confident, assertive, self-assured
    Professionalism = professional?
    Punctuality = punctual
    Attention to detail = detail-oriented, detail-minded, detail-focused, detail-driven, meticulous, thorough, precise?
    Accuracy = accurate?
    Customer focus = customer-focused, customer-oriented, customer-centric, client-focused, service-oriented, service-minded, guest-focused
    Results orientation = results-driven, results-oriented, result-oriented, results-focused, goal-oriented, goal-driven, target-driven, outcome-focused
    Competitiveness = competitive?
    Hands-on approach = hands-on, hands on
    Accountability = accountable, responsible?
    Intelligence = intelligent, smart?, bright?, quick-witted, quick-thinking
    Humility = humble, down-to-earth
    Confidentiality = discreet
    Analytical skills = analytical, analytically minded
    Logical thinking = logical
    Pragmatism = pragmatic, practical?
    Verbal communication = articulate, well-spoken
    Well-groomed appearance = well-groomed, presentable, tidy?, neat?
    Open-mindedness = open-minded
    Sense of humor = fun-loving, good-humored, good-humoured, fun?
    Maturity = mature?
    Entrepreneurial spirit = entrepreneurial, entrepreneurially minded
    Teamwork = team-oriented, team-minded, team-focused
    Collaboration = collaborative, cooperative?
    Helpfulness = helpful, supportive?, obliging
    Strategic thinking = strategic?
    Composure = calm, composed, level-headed, even-tempered, unflappable
    Tact = tactful, diplomatic
    Charisma = charismatic, inspiring?, inspirational?
    Persuasion = persuasive
    Self-discipline = disciplined, self-disciplined
    Willingness to learn = coachable, teachable, quick to learn, open to learning, open to feedback
    Nurturing = nurturing, patient and kind
    Tolerance = tolerant
    Attentiveness = attentive, observant, alert?
    Action orientation = action-oriented, solution-oriented, solutions-oriented, solution-focused, solutions-focused, quality-minded, safety-conscious, quality-conscious, deadline-driven, business-minded, commercially minded, mission-driven, mission-minded, people-oriented, people-focused
    Easygoing nature = easygoing, easy-going
    Hospitality = hospitable
    Rigor = rigorous?
    Growth mindset = growth-minded
    Gift = gifted?
    Sales drive = sales-driven, money-motivated, hungry?
    Self-confidence = bold?, fearless?
    Charm = charming, witty
    Physical energy = vigorous?
    Modesty = modest
    Tech savvy = tech-savvy, technologically savvy, technically minded, computer savvy, tech savvy
    Strong mind = critical thinker, strategic thinker, creative thinker, fast thinker, quick thinker, natural leader, born leader, problem-solver, go-getter, self starter, self-starter, team worker, hard worker, good listener, great listener, strong communicator, clear communicator, natural communicator
    Transparency = transparent?, fair?, impartial
    Ethics = ethical?
  `,
  nouns: `
    Self-motivation = motivation, self-motivation, drive?, ambition, self-drive
    Positive attitude = enthusiasm, positive attitude, positivity, can-do attitude, optimism, positive mindset, positive outlook, great attitude, good attitude, upbeat attitude
    Energy = high energy, positive energy, lots of energy, energy?
    Dedication = dedication, commitment?
    Friendliness = friendliness, friendly personality, friendly manner, friendly attitude, friendly demeanor, pleasant personality, outgoing personality, people person, bubbly personality, warm personality
    Politeness = politeness, courtesy, good manners, polite manner
    Compassion = compassion, kindness
    Right attitude = right (attitude|values|mindset)
    Patience = patience
    Reliability = reliability, dependability, reliable attendance, regular attendance
    Integrity = integrity, honesty
    Loyalty = loyalty
    Work ethic = work ethic, strong work ethic, diligence
    Flexibility = flexibility
    Adaptability = adaptability, versatility
    Resourcefulness = resourcefulness
    Initiative = initiative, proactivity
    Creativity = creativity, imagination
    Curiosity = curiosity, inquisitiveness
    Resilience = resilience, tenacity, perseverance, determination, persistence, grit
    Confidence = confidence?, self-confidence, self-esteem
    Professionalism = professionalism, professional (manner|demeanor|demeanour|attitude|appearance|approach)
    Punctuality = punctuality
    Customer focus = customer (focus|orientation|mindset), customer-first mindset, customer service (mindset|orientation), service (orientation|mindset)
    Hands-on approach = hands-on (attitude|approach|mentality)
    Sense of responsibility = sense of responsibility, sense of ownership
    Sense of urgency = sense of urgency
    Intelligence = intelligence?, emotional intelligence
    Humility = humility
    Confidentiality = discretion
    Judgment = (good|sound|excellent|strong) judg(e|)ment, common sense
    Sense of humor = sense of (humor|humour|fun)
    Maturity = maturity
    Entrepreneurial spirit = entrepreneurial (spirit|mindset|thinking|attitude|drive)
    Teamwork = team spirit, good team member, strong team member, team ambassador
    Helpfulness = helpful (manner|attitude|personality), helpfulness
    Composure = composure
    Self-discipline = self-discipline
    Self-awareness = self-awareness, sense of self-awareness
    Growth mindset = growth mindset
    Strong character = strong character, strength of character, good character
    Open-mindedness = open-mindedness, open mind
    Flexible approach = flexible (approach|attitude|mindset)
    Fast learning = fast learner, quick learner
    Multitasking = multitasker, multi-tasker, multitasking, multi-tasking
    Judgment = good judgment, discernment
    Social skills = social skills, soft skills, people management skills
    Manner = (friendly|professional|pleasant|polite|courteous|calm|caring|warm|positive|helpful) ~ (manner|attitude|demeanor|demeanour|personality|disposition|approach)
    Phone manner = telephone manner, phone manner, phone etiquette, telephone etiquette
    Hunger = hunger for success, will to win, winning attitude, will to succeed
    Emotional maturity = emotional maturity
    Sincerity = sincerity, authenticity, transparency?
    Respect = respect?, respectfulness, cultural sensitivity
    Self-reliance = self-reliance, autonomy
    Vision = vision?, strategic vision
    Dexterity = manual dexterity, hand-eye coordination
    Physical stamina = physical stamina, stamina
    Quick wit = quick wit
    Neat appearance = (neat|professional|clean|well-groomed) ~ appearance, personal hygiene, personal presentation
    Team focus = team (player|worker|mentality|mindset|attitude|focus), collaborative (spirit|mindset|attitude|approach|nature), service mentality
    Agility = agility?
  `,
  drives: `
    Passion = (a|) passion for, passionate about, love (of|for), fascination with
    Interest = interest in, interested in
    Enthusiasm = enthusiasm for, enthusiastic about, excited about
    Desire = desire to, desire for, hunger (to|for), drive to, aspiration to
    Willingness = willingness to, willing to, eagerness to, eager to, keen to, motivated to, ready and willing to, readiness to
    Commitment = commitment to, committed to, dedication to, dedicated to
    Respect = respect for
    Appreciation = appreciation for, affinity (for|with)
  `,
  acts: `
    Multitasking = (manage|handle|juggle|balance|perform|coordinate) ~ (multiple|several|many|various|competing|concurrent|simultaneous) ~ (tasks|projects|priorities|deadlines|demands|assignments|responsibilities|duties), multitask, multi-task, manage ~ workload(s|), wear (many|multiple) hats
    Prioritization = prioriti(s|z)e ~ (tasks|work|workload|workloads|priorities|projects|activities|deadlines|responsibilities|duties), prioriti(s|z)e, set priorities
    Time management = manage ~ time, complete ~ (tasks|work|projects|assignments) ~ (on|in) ~ (time|timely)
    Meeting deadlines = meet ~ deadlines, work to ~ deadlines, deliver on time
    Adaptability = adapt to, adapt quickly, adapt, adjust to, cope with change, deal with change, (changing|shifting|evolving) priorities
    Following instructions = follow ~ (instructions|directions|procedures|rules|guidelines|protocols|policies), take direction, carry out ~ (instructions|policies)
    Stress tolerance = (handle|manage|cope with|deal with|work under|perform under|thrive under|work well under) ~ (stress|pressure), handle ~ stressful situations, tolerate stress
    Composure = (remain|stay|keep) calm
    Teamwork = as a team, as part of a team, (work|works|working) (well|effectively|closely|cooperatively|collaboratively) with (others|people|colleagues|coworkers|co-workers), work with others, get along (well|) with, good team player(s|), great team player(s|), member of a team, work cooperatively, contribute to a team
    Interpersonal skills = (interact|engage|deal|connect|relate|work) (well|effectively|positively|professionally|comfortably|) (with|to) ~ (people|others|public|individuals|backgrounds), deal with people, work with people
    Communication = communicate (effectively|clearly|well|professionally|confidently), communicate, express (yourself|oneself|themselves|ideas)
    Critical thinking = think critically
    Strategic thinking = think strategically
    Creativity = think creatively, think outside the box
    Problem solving = think on ~ feet, think quickly
    Independence = work (alone|autonomously|unsupervised), (minimal|little|limited) supervision
    Willingness to learn = (willing|eager|keen|quick|ability|able|desire|willingness|eagerness) to learn, learn quickly, learn new, love to learn, learn fast
    Work ethic = work hard, go the extra mile, hard worker
    Confidentiality = maintain ~ confidentiality, handle ~ confidential
    Initiative = (take|takes|taking|show|use) ~ initiative
    Accuracy = work accurately, (pay|pays|paying) ~ attention to detail
    Organizational skills = stay organized, remain organized, be organi(s|z)ed
    Decision making = make ~ decisions, (exercise|use) ~ judg(e|)ment
    Relationship building = (build|establish|develop|maintain|foster) ~ relationships, build rapport
    Motivating others = (motivate|inspire) (others|people|teams|a team)
    Accountability = (take|takes|taking) ~ (responsibility|ownership)
    Commitment to quality = high quality standard(s|)
    Compassion = show (care|compassion|empathy)
    Making a difference = want to make a difference
    Active listening = listen (actively|carefully|well|attentively), listen
    Anticipation = anticipate ~ needs, anticipate
    Persuasion = persuade, influence (others|people), influence without authority
    Supporting others = help others, helping others, help people, helping people, support ~ colleagues
    Learning = learn from ~ mistakes, accept (feedback|criticism|direction), receive feedback, take feedback, grow with
    Working with people = enjoy (working with|meeting|helping|being around) ~ (people|others|children|customers|guests), enjoy working (with|in), like working with
    Ambiguity = (deal with|comfortable with|thrive in|navigate|work in|handle) ~ (ambiguity|change|uncertainty)
    Fast-paced environment = (work|thrive|succeed|function|excel|operate) ~ (in|within) (a|) (fast-paced|fast paced|busy|high-pressure|deadline-driven|dynamic) ~ (environment|setting|atmosphere)
    Independence = self-manage, work with little, work with minimal, take ownership of
    Flexibility = be flexible, flexible with ~ schedule
    Diversity = work with (diverse|multicultural) ~, diverse (populations|groups|teams|cultures|backgrounds)
    Reliable attendance = (arrive|arriving|report|reporting) (to work|for work|) ~ (on time|on-time), show up on time
    Prioritization = (competing|conflicting|multiple|shifting|changing) (priorities|demands|deadlines)
  `,
  bearers: `
    person people individual individuals candidate candidates professional professionals personality personalities attitude attitudes
    approach manner mindset mentality demeanor demeanour spirit nature character outlook disposition presence style thinker thinkers
    someone somebody member members player players self starter starters colleague colleagues teammate talent talents leader leaders
    minded mind ethic worker workers communicator multitasker graduate graduates student students staff employee employees
    *er *ers *or *ors *ist *ists *ian *ians *ant *ants *ee *man *woman *nurse *nurses *chef *chefs *clerk *aide *aides *intern *interns
    *hand *hands *rep *reps *host *driver *representative *representatives *associate *associates *lead *head *apprentice *barista *baristas
  `,
  seeks: `
    looking for
    (is|are|we|currently|actively) seek(s|ing)?
    seek(s|ing)
    in search of
    searching for
    (we|client) (need|needs|want|wants|require|requires)
    (hiring|recruiting) (an?|for|highly|motivated|enthusiastic)
    you('re|’re| are| will be|'ll be|’ll be| must be| should be| need to be| have to be)
    (must|should|need to|needs to|has to|have to|ability to|able to|you will) be
    are you
    (candidate|applicant|person|individual)s? (is|are|who is|who are|will be)
    (someone|somebody|person|people|individuals|candidates) (who|that) (is|are)
    will need to be
    the ideal (candidate|applicant|person) 
    (really|what we) (look for|value|want) is
    you (will |['’]ll )?(possess|bring|demonstrate|show)
  `,
};
