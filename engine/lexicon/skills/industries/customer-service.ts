import type { SkillList } from '../format.ts';

export const customerService: SkillList = {
  industry: 'Customer service',
  origin: 'written by us',
  skill: `
Customer support = client support, customer support operations
Customer experience = CX!
Customer satisfaction = CSAT
Customer success = customer success management
Call center operations = call center, call centre, contact center, contact centre
Inbound calls = call handling, answering calls, answering phones
Outbound calls = outbound calling
Live chat = chat support
Email support
Phone support = telephone support
Ticketing systems = ticketing system, ticket management, support tickets, ticketing
Ticket triage
Knowledge base = knowledge base articles, knowledge bases, help center
Escalations = escalation, escalation management, escalation handling
Complaint resolution = resolve complaints, complaint management
Service recovery
First call resolution = first contact resolution, FCR!
First response time
Average handle time = AHT!
Call monitoring = QA scorecards, call quality, quality monitoring
Call coaching = agent coaching
Workforce scheduling = call volume forecasting
Client onboarding = customer onboarding
Account retention
Churn reduction = reduce churn, reducing churn, churn?
Product support = software support
Customer feedback = customer surveys
Self-service support = chatbots for support
Telephone etiquette = phone etiquette
Multi-line phone systems = switchboard
Front-line service
Order tracking
Billing inquiries
Appointment management
Data entry of orders
Customer training
Field service = field support
Warranty claims
Back office
Administrative support = office administration, clerical
Administration
Office management = office manager
Reception duties = receptionist, front desk reception
Mail handling
Minute taking = meeting minutes, taking minutes
Executive support = executive assistance, PA support
Document preparation
Transcription
Shorthand
Office supplies ordering
Database maintenance
Customer advocacy
Complaint resolution skills = handling complaints
`,
  tool: `Zendesk
Freshdesk = Freshservice
Intercom!?
Help Scout
LiveChat
Genesys = Genesys Cloud
Five9
NICE inContact = inContact
Avaya
Talkdesk
Aircall
RingCentral
Twilio
LivePerson
Gainsight
ChurnZero
Kustomer
Gorgias
Drift!?
HappyFox
Verint
Calabrio
Medallia
Zoho Desk
Cisco Finesse
Calendly`,
  license: `HDI Customer Service Representative
Certified Customer Service Professional = CCSP (customer service)
Certified Administrative Professional = CAP!?
Microsoft Office Specialist = MOS!`,
};
