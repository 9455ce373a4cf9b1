import { linesOf } from './lines.ts';

/**
 * Abbreviations of many trades and what they are short for, in lower case with blanks for hyphens; the first expansion
 * is the one we suggest. Written by us from job postings and resumes. Left out: abbreviations nobody writes out (PDF,
 * SQL, HTML, USA) and those with several meanings in one trade.
 */
const listed = `
ABA: applied behavior analysis, applied behaviour analysis
ACLS: advanced cardiac life support, advanced cardiovascular life support
ADA: americans with disabilities act
ADL: activities of daily living
AML: anti money laundering
AP: accounts payable
AR: accounts receivable
B2B: business to business
BI: business intelligence
BLS: basic life support
BMS: building management system
BOM: bill of materials, bills of materials
CAPA: corrective and preventive action
CBT: cognitive behavioral therapy, cognitive behavioural therapy
CMMS: computerized maintenance management
CNA: certified nursing assistant
CNC: computer numerical control, computerized numerical control
CPOE: computerized provider order entry, computerized physician order entry
CRM: customer relationship management
CRO: conversion rate optimization, conversion rate optimisation
DEI: diversity, equity
ECM: enterprise content management
EDI: electronic data interchange
EHR: electronic health record
EMR: electronic medical record
ELL: english language learner
ERP: enterprise resource planning
ESL: english as a second language
ETL: extract, extract transform load
FEA: finite element analysis
FMEA: failure mode and effects analysis, failure modes and effects analysis
FP&A: financial planning and analysis, financial planning & analysis
GAAP: generally accepted accounting principles
GD&T: geometric dimensioning and tolerancing, geometric dimensioning & tolerancing
GMP: good manufacturing practice
HACCP: hazard analysis
HIPAA: health insurance portability
HRIS: human resources information system, human resource information system
HVAC: heating, heating ventilation
IAM: identity and access management
IEP: individualized education, individual education
IFRS: international financial reporting standards
ITIL: information technology infrastructure library
KPI: key performance indicator
KYC: know your customer
LMS: learning management system
LOTO: lockout/tagout, lockout tagout, lock out
MRP: material requirements planning, materials requirements planning
NPS: net promoter score
OKR: objectives and key results
OSHA: occupational safety and health
P&L: profit and loss, profit & loss
PALS: pediatric advanced life support, paediatric advanced life support
PBIS: positive behavioral interventions
PLC: programmable logic controller
POS: point of sale
PPC: pay per click
PPE: personal protective equipment
QA: quality assurance
QC: quality control
RCA: root cause analysis
RFP: request for proposal, requests for proposal
ROI: return on investment
SCADA: supervisory control and data acquisition
SEL: social emotional learning, social and emotional learning
SEM: search engine marketing
SEO: search engine optimization, search engine optimisation
SLA: service level agreement
SOP: standard operating procedure
SOX: sarbanes oxley
SPC: statistical process control
TIG: tungsten inert gas
TMS: transportation management system, transport management system
UAT: user acceptance test
WIP: work in progress, work in process
WMS: warehouse management system
`;

export const acronyms: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(listed).map((line): [string, string[]] => {
    const [short = '', long = ''] = line.split(': ');
    return [short, long.split(', ')];
  }),
);
