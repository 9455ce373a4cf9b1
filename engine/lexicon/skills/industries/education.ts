import type { SkillList } from '../format.ts';

export const education: SkillList = {
  industry: 'Education',
  origin: 'written by us',
  skill: `
Teaching = classroom teaching, classroom instruction
Lesson planning = lesson plans, lesson plan, lesson preparation
Teaching strategies = teaching methods, teaching techniques, instructional strategies
Student recruitment
Curriculum development = curriculum design, curriculum planning, curriculum?
Instructional design
Differentiated instruction = differentiation?, differentiated learning
Classroom management = behavior management, behaviour management
Co-teaching
Student teaching = student teacher
Team teaching
Small-group instruction = small group instruction, guided reading
Assessment of students = student assessment, formative assessment, summative assessment, assessment data
Grading? = marking?
Data-driven instruction = data-driven planning
Individualized Education Programs = IEP, IEPs, individualized education plans
504 plans = 504 plan
Special education = SEN!, SEND!, special needs, special educational needs
Early childhood education = early years, preschool, EYFS
Elementary education = primary education, primary school
Secondary education = high school teaching
Higher education = university teaching, college teaching
Adult education
Vocational education
Montessori
Literacy instruction = reading instruction
Literacy
Phonics
Numeracy = math skills, maths skills, basic math, basic maths, basic math skills, mathematical skills, mathematics skills, arithmetic skills
Mathematics instruction = mathematics education, teaching mathematics
Algebra = Algebra I, Algebra II, college algebra
Geometry
Calculus = AP Calculus
Trigonometry
Science instruction
Biology instruction
Chemistry instruction
Physics instruction
History instruction
English language arts = ELA!
Physical education
Music education
Art education
Foreign language instruction
Advanced Placement = AP courses, AP!
International Baccalaureate = IB!
Dual credit = dual enrollment, dual-credit
English as a second language = ESL, ESOL, EAL!, English language learners, ELL, emergent bilingual
Bilingual education = bilingual instruction
Gifted education
Tutoring = tutor?
Homework support
Academic advising = student advising
School counseling = guidance counseling
College counseling
Career counseling = career guidance
Parent conferences = parent-teacher conferences
Student engagement
Social-emotional learning = SEL!
Restorative practices = restorative justice
Positive behavior support = PBIS
Response to intervention = RTI!, MTSS
Inclusive education = inclusion of pupils
Standardized testing = standardized tests, state testing, test administration
Test preparation = SAT prep
Project-based learning = PBL!
Inquiry-based learning
Blended learning
E-learning = online learning, distance learning, eLearning, remote teaching
Educational technology = edtech, classroom technology
Professional learning communities = PLC meetings
Professional development of teachers
Extracurricular activities = extracurricular, after-school programs, clubs?
School administration = educational leadership, school leadership
Admissions = student admissions
Enrollment
Student affairs
Financial aid
Research supervision = thesis supervision
Lecturing = lectures?
Syllabus design
Academic writing
Child development
Child care = childcare
Storytime
Lesson observation = teacher observation
Teacher training = teacher mentoring
Substitute teaching
Library services = librarianship, library science
Cataloging
Archives? = archival work
Museum education
Workshop facilitation
Workshops
Training materials = training manuals
Corporate training
Online course development = eLearning development
Key Stage 1 = KS1
Key Stage 2 = KS2
Key Stage 3 = KS3
A level teaching = A-level!, A levels!
Curriculum mapping
Pastoral care
Invigilation = exam invigilation, exam invigilator
Forest school
Outdoor education = outdoor learning
Swimming instruction = swimming lessons, swim instruction
Parent engagement = parental engagement
Toddler care
EHCP = education health and care plans, EHC plans
AP Biology
AP courses = Advanced Placement
`,
  tool: `Google Classroom
Canvas LMS = Canvas!?
Blackboard Learn = Blackboard!?
Moodle
Schoology
Learning management systems = LMS!, learning management system
PowerSchool
Infinite Campus
Skyward!
ClassDojo
Kahoot
Nearpod
Seesaw!?
Khan Academy
IXL
i-Ready
Edmodo
Interactive whiteboards = Smart Board, SMART Boards
Desmos
GeoGebra
Turnitin
Articulate Storyline = Articulate 360, Articulate!?
Captivate!? = Adobe Captivate
Camtasia
Lectora
SCORM
Banner!? = Ellucian Banner
SIMS!
Quizlet
Lexia
NWEA MAP = MAP testing
Padlet`,
  method: `Common Core = Common Core State Standards
Next Generation Science Standards = NGSS
TEKS = Texas Essential Knowledge and Skills
STAAR
AVID!
National Curriculum
Bloom's taxonomy
Universal Design for Learning = UDL!
ADDIE
GCSE teaching = GCSE, GCSEs
Science of Reading
Orton-Gillingham
Responsive Classroom
Assessment for learning = AfL
Read Write Inc = RWI!
Ofsted`,
  license: `Teaching certificate = elementary license, elementary teaching license, secondary teaching license, special education license, teaching license, teaching certification, teacher certification, teacher license, state teaching license, standard teaching certificate, Texas teaching certificate, teaching licence, teaching credential, professional educator license
Qualified Teacher Status = QTS!
PGCE
ESL certification = ESL endorsement, ESL supplemental certification, ESL supplemental
TEFL = TESOL, CELTA
Special education certification = special education endorsement
CDA credential = Child Development Associate
National Board Certification = NBCT
Substitute teaching permit
Praxis exam = Praxis!
Principal certification = administrator license`,
};
