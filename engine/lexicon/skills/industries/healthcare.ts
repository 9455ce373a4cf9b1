import type { SkillList } from '../format.ts';

export const healthcare: SkillList = {
  industry: 'Healthcare',
  origin: 'written by us',
  skill: `
Patient care = direct patient care, bedside care
Acute care
Critical care = intensive care, ICU!
Emergency care = emergency department, emergency room, emergency medicine
Primary care
Home health = home health care, home healthcare
Hospice = hospice care
Palliative care = end of life care, end-of-life care
Long-term care = nursing home
Skilled nursing = skilled nursing facility
Medical-surgical = med-surg, med surg, medical surgical, medsurg
Telemetry = telemetry monitoring
Step-down = step-down unit, progressive care
Cardiac monitoring = cardiac rhythms, cardiac rhythm interpretation, ECG interpretation, EKG interpretation
EKG = ECG, electrocardiogram
Labor and delivery = L&D!
Postpartum care = mother-baby
NICU = neonatal intensive care
PICU
Pediatrics = pediatric nursing, pediatric care
Geriatrics = geriatric care, elderly care
Oncology
Cardiology
Neurology
Orthopedics
Dermatology
Radiology
Gastroenterology
Obstetrics = OB/GYN
Psychiatry = psychiatric nursing
Perioperative nursing = operating room, OR nursing
PACU
Dialysis = hemodialysis
Infusion therapy
IV therapy = IV insertion, intravenous therapy, IV starts
Wound care = wound dressing
Medication administration = administer medications, administering medication, medication management
Medication reconciliation
Vital signs
Phlebotomy = blood draws, venipuncture
Catheterization = catheter insertion, catheter care
Tracheostomy care = trach care
Ventilator management = ventilator care, mechanical ventilation
BiPAP
CPAP
High-flow oxygen = high flow nasal cannula, oxygen therapy
Airway management
Triage
Patient assessment = nursing assessment, head-to-toe assessment
Care planning = care plans, care plan, plan of care, patient care plans
Care coordination
Case management
Progress notes = progress note
Intake assessments = intake assessment, intake interviews
Family therapy
Couples therapy = couple therapy, couples counseling
Discharge planning
Patient education = patient teaching
Patient safety
Patient advocacy
Fall prevention
Pain management
Pressure ulcer prevention = pressure injury prevention
Infection control = infection prevention
Sterile technique = aseptic technique
Isolation precautions
Charge nurse
Preceptor = preceptorship, precepting
Charting? = clinical documentation, medical charting
Personal care = activities of daily living, ADLs
Dementia care = dementia
Nutrition support = tube feeding, enteral feeding
Blood transfusion = transfusions
Code blue response = rapid response
NIH Stroke Scale = NIHSS
Stroke care
Sepsis management
Titrating drips = titrate drips, vasoactive drips
Diabetes management = diabetes education, glucose monitoring
Immunizations = vaccinations, immunization
Health assessment
Telehealth = telemedicine
Community health
Public health
Epidemiology
Health promotion = health education
Quality improvement in care = quality improvement
Utilization review = utilization management
Clinical research = clinical studies
Evidence-based practice
Nursing leadership
Staff nursing = nursing care, nursing practice
Safeguarding = safeguarding of vulnerable adults, safeguarding children
Physical therapy = physiotherapy
Occupational therapy
Speech therapy = speech-language pathology
Respiratory therapy
Manual therapy
Therapeutic exercise = exercise prescription
Gait training
Rehabilitation
Sports medicine
Mental health = behavioral health
Crisis intervention
Psychotherapy
Cognitive behavioral therapy = CBT!
Group therapy = group counseling
Individual counseling = individual therapy
Substance abuse counseling = addiction counseling, substance use treatment
Treatment planning = treatment plans
Motivational interviewing
Trauma-informed care
Social work
Child protection = child welfare
Applied behavior analysis = ABA therapy, ABA!
Art therapy
Music therapy
Dental hygiene = dental cleaning, prophylaxis?
Dental assisting = chairside assisting, four-handed dentistry
Dental radiography = dental x-rays
Periodontal charting = perio charting, periodontal probing
Orthodontics
Optometry
Eye exams = eye examinations, refraction?
Contact lens fitting
Dispensing optics = optical dispensing
Audiology
Hearing tests
Pharmacy operations = retail pharmacy, hospital pharmacy
Prescription processing = filling prescriptions, dispensing medication, prescription filling
Compounding?
Sterile compounding
Pharmacology
Medication therapy management = MTM!
Drug interactions
Pharmacovigilance = drug safety
X-ray imaging = radiography, diagnostic imaging
MRI
CT scanning = CT scan, CT scans, computed tomography, CT imaging
Ultrasound = sonography
Mammography
Nuclear medicine
Radiation safety
Patient positioning
Surgical assisting = surgical technology
Instrument sterilization = sterile processing
Anesthesia
Paramedicine = emergency medical services, EMS!
Patient transport
Veterinary care = veterinary medicine, animal care, veterinary
Animal restraint = animal handling
Veterinary nursing = veterinary technician
Medical billing = medical billing and coding
Medical coding = ICD-10 coding
Insurance verification = eligibility verification
Prior authorization = prior authorizations
Revenue cycle management = revenue cycle
Claims submission
Medical terminology
Medical records = health information management, medical records management
Patient scheduling = appointment scheduling, appointment setting
Patient registration = patient intake
Medical reception
Referral management = referrals?
Healthcare administration = hospital administration
Practice management
Medical transcription
Healthcare compliance
Health informatics = clinical informatics
Population health
Moving and handling = manual handling, patient moving and handling
Hoist use = hoists?, hoisting
MAR charts = MAR sheets, medication administration records
PEG feeding = PEG!
Stoma care = colostomy care
Pressure area care = pressure ulcer prevention
Tissue viability
Continence care
Challenging behaviour = behaviour that challenges
Learning disabilities = learning disability
Autism = autism spectrum disorder, autism spectrum conditions
Supported living
Domiciliary care = home care, homecare
Venepuncture = blood draws, blood collection, drawing blood
Cannulation = IV cannulation
Spirometry
CRRT = continuous renal replacement therapy
ECMO = extracorporeal membrane oxygenation
IABP = intra-aortic balloon pump
Hemodynamic monitoring
Sedation = conscious sedation, moderate sedation
Post-anesthesia care = PACU
Perioperative care = perioperative, perioperative nursing
Fetal monitoring = electronic fetal monitoring
Chemotherapy administration = chemotherapy
PICC lines = PICC line care, central lines
Denials management = denial management, claim denials
DICOM
Dry needling
Sensory integration
Dysphagia = swallowing disorders
Augmentative and alternative communication = AAC!
Hearing aids = hearing aid fitting
Dental impressions = taking impressions
Scaling and root planing = root planing
Local anesthesia = local anesthetic, local anaesthesia, local anesthesia certification, local anesthesia permit
Digital radiography = digital x-rays, digital x-ray, dental radiographs, dental x-rays
Endodontics
Invisalign
EMDR
Play therapy
Psychosocial assessment = psychosocial assessments, biopsychosocial assessment, biopsychosocial assessments
Mandated reporting = mandated reporter
Functional behavior assessment = functional behaviour assessments
Bereavement support = bereavement counselling
Harm reduction
Nutrition and hydration
Group fitness = group exercise classes
Nutrition counseling = nutritional counseling
Waxing
Anesthesia monitoring = anaesthesia monitoring, monitoring anaesthesia, monitoring anesthesia
Substance use treatment = substance use, substance misuse
Mental Capacity Act = DoLS!, Deprivation of Liberty Safeguards
Sterile processing
E/M coding = evaluation and management coding
Anatomy and physiology = anatomy, physiology
Nurse clinics
Inpatient care
Exotic animal care = exotics?
`,
  tool: `Electronic health records = EHR, EMR, electronic health record, electronic medical records, electronic medical record, EHR systems, EMR systems
Epic!? = Epic EHR, EpicCare, Epic Systems
Cerner = Oracle Health
Meditech
Allscripts
athenahealth
eClinicalWorks
NextGen!
Practice Fusion
PointClickCare
Kareo
Dentrix
Eaglesoft
Open Dental
Pyxis
Omnicell
PACS
Alaris
SystmOne
EMIS Web = EMIS!
3M Encoder
TheraOffice
WebPT
SimplePractice
Cornerstone Software!?
AVImark
InterQual
MCG guidelines = MCG!
PioneerRx`,
  method: `HIPAA
SBAR
ICD-10 = ICD-10-CM
CPT coding = CPT codes, CPT!
HCPCS
DSM-5 = DSM-V
CMS regulations
Joint Commission = JCAHO, Joint Commission standards
HEDIS
Meaningful use
HL7
FHIR
SNOMED
Bloodborne pathogens = OSHA bloodborne pathogens
CQC = Care Quality Commission
NMC guidelines
Care Act
Good Clinical Practice = GCP guidelines, ICH-GCP
SOAP notes
ASAM criteria = ASAM!
USP 797 = USP 800`,
  license: `
Registered Nurse = RN!, RN license, registered nurse license, registered nursing license, RGN!, registered general nurse, registered children's nurse, registered childrens nurse, registered adult nurse, registered mental health nurse, registered paediatric nurse
Licensed Practical Nurse = LPN!, LVN!, licensed vocational nurse
Nurse Practitioner = FNP!, family nurse practitioner, FNP-C, FNP-BC
Certified Nursing Assistant = CNA!, certified nurse aide, nursing assistant certification
NMC registration = NMC PIN, NMC registered
NCLEX-RN = NCLEX
Basic Life Support = BLS
Advanced Cardiovascular Life Support = ACLS, advanced cardiac life support
Pediatric Advanced Life Support = PALS!
Neonatal Resuscitation Program = NRP!
CPR = CPR certification, cardiopulmonary resuscitation
First aid = first aid certification, first-aid
AED
PCCN = Progressive Care Certified Nurse
CCRN
CEN! = Certified Emergency Nurse
CNOR
OCN! = Oncology Certified Nurse
TNCC = Trauma Nursing Core Course
ENPC
Medical-Surgical Nursing Certification = CMSRN, MEDSURG-BC
Certified Medical Assistant = CCMA, RMA!, certified clinical medical assistant
Certified Phlebotomy Technician = CPT (phlebotomy)
EMT!? = Emergency Medical Technician, EMT-B
Paramedic = paramedic license, NRP paramedic
Certified Pharmacy Technician = CPhT, PTCB
Pharmacist License = RPh!, registered pharmacist, licensed pharmacist
Physical Therapist License = licensed physical therapist, PT license
Physical Therapist Assistant = PTA license
Occupational Therapist License = OTR/L, licensed occupational therapist, OTR!
Certified Occupational Therapy Assistant = COTA
Respiratory Therapist License = RRT!, registered respiratory therapist
Certificate of Clinical Competence = CCC-SLP
Licensed Clinical Social Worker = LCSW
Licensed Master Social Worker = LMSW
Licensed Professional Counselor = LPC!
Licensed Marriage and Family Therapist = LMFT
Board Certified Behavior Analyst = BCBA
Registered Behavior Technician = RBT!
Certified Professional Coder = CPC!
RHIA
RHIT
Certified Coding Specialist = CCS!
Dental Hygienist License = RDH!, registered dental hygienist
Certified Dental Assistant = registered dental assistant
Radiologic Technologist = ARRT, RT(R), registered radiologic technologist
RDMS
Certified Surgical Technologist = CST!
Board certification = board certified, board-certified
DEA registration = DEA license
Medical license
HCPC registration = HCPC registered, HCPC!
GOC registration = GOC registered
GPhC registration = GPhC
Certified Veterinary Technician = CVT!, RVT!, LVT!
Care Certificate
NVQ in Health and Social Care = NVQ Level 2, NVQ Level 3, NVQ
Nonviolent Crisis Intervention = CPI certification
Fundamental Critical Care Support
Mental Health First Aid
Enhanced DBS = DBS check, DBS!
`,
};
