import type { SkillList } from '../format.ts';

export const insurance: SkillList = {
  industry: 'Insurance',
  origin: 'written by us',
  skill: `
Underwriting = insurance underwriting, commercial underwriting
Claims handling = claims processing, claims management, claims adjusting, claims?, adjusting claims, adjusted claims, claims adjustment
Claims investigation
Loss adjusting = loss adjustment
Property and casualty insurance = P&C insurance, property & casualty
Life insurance products
Health insurance products
Commercial insurance = commercial lines
Personal lines
Motor insurance = auto insurance, commercial motor
Liability insurance = liability claims, professional indemnity
Workers' compensation = workers compensation, workers comp
Reinsurance
Brokerage of insurance = insurance broking, broking
Policy administration = policy servicing
Policy renewals
Renewals
Premium calculation = rating?
Actuarial science = actuarial, actuarial analysis, actuarial modelling
Reserving
Subrogation
Coverage analysis = coverage determination
Policy interpretation
Risk surveys
Catastrophe modeling = cat modelling
Insurance regulation
Benefits administration of insurance
Insurance sales
London market = Lloyd's market, London insurance market
Surety bonds
Medical underwriting
Captive insurance
Salvage and recovery
Catastrophe claims = CAT claims, catastrophe response
Fraud detection
`,
  tool: `Guidewire = ClaimCenter, PolicyCenter, BillingCenter
Duck Creek
Xactimate
Applied Epic
AMS360
Acturis
Majesco
Prophet actuarial software
Emblem!?
Sapiens!`,
  license: `Property and casualty license = P&C license, P&C producer license
Life and health license = life & health license
Adjuster license = claims adjuster license
CPCU
ACII
Cert CII = CII certificate, CII
Associate in Claims
Fellow of the Society of Actuaries = FSA actuary, IFoA
CLU!
ChFC
ARM designation`,
  method: `Solvency II
IFRS 17
NAIC standards`,
};
