import type { SkillList } from '../format.ts';

export const science: SkillList = {
  industry: 'Science & laboratory',
  origin: 'written by us',
  skill: `
Laboratory skills = lab skills, laboratory techniques, lab techniques, bench work
Laboratory management = lab management
Laboratory safety = lab safety
Field sampling = environmental sampling
Sample preparation = sample collection
Molecular biology
Cell culture = tissue culture, mammalian cell culture
Cell biology
Microbiology
Biochemistry
Genetics
Genomics
Bioinformatics
Immunology
Neuroscience
Toxicology
Physiology
Virology
Botany
Zoology
Ecology
Marine biology
PCR! = polymerase chain reaction
qPCR = RT-PCR, real-time PCR
DNA sequencing = sequencing?, next-generation sequencing, NGS!
DNA extraction = RNA extraction
Gel electrophoresis = SDS-PAGE
Western blotting = Western blot, Western blots
ELISA = ELISAs
Flow cytometry = FACS!
CRISPR = CRISPR-Cas9, gene editing
Cloning?
Transfection
Protein purification = protein expression
Immunohistochemistry = IHC!
Histology
Microscopy
Chromatography = HPLC, UPLC
Gas chromatography = GC-MS, GC!
Mass spectrometry = LC-MS, LC-MS/MS
Spectroscopy = NMR!, FTIR, UV-Vis
Titration
Wet chemistry
Organic chemistry = organic synthesis
Inorganic chemistry
Analytical chemistry
Physical chemistry
Polymer chemistry
Assay development = assays
Method development = method validation, analytical method validation
Stability testing = stability studies
Quality control testing = QC testing
Environmental monitoring
Water quality testing = water sampling
Soil analysis
Clinical trials = clinical trial management, clinical trial
Clinical trial monitoring = site monitoring, CRA!
Clinical data management
Informed consent
Regulatory submissions = IND submissions, regulatory filings
Regulatory affairs
Medical writing
Scientific writing = manuscript preparation
Literature review = literature reviews, literature research, literature searches
Peer review = peer-reviewed publications
Scientific presentations
Grant proposals in science
Research design = research methods, research methodology
Qualitative research = qualitative analysis, in-depth interviews
Field research = fieldwork
Animal studies = in vivo studies, animal models, rodent handling
Necropsy
Lab equipment maintenance = instrument maintenance
Lab equipment = laboratory equipment
Autoclaving
Pipetting
Biosafety = biosafety level 2, BSL-2
Chemical handling = chemical hygiene
Lab notebooks = electronic lab notebook
Data recording
Drug discovery
Drug development
Formulation development = formulation?
Bioprocessing = upstream processing
Fermentation
Downstream processing
Vaccines development
Biotechnology
Nanotechnology
Astronomy
Physics
Chemistry
Biology
Geology
Meteorology
Oceanography
GIS mapping
Remote sensing
Forensic science
Blood typing = blood banking
Hematology
Urinalysis
Specimen processing = specimen handling
Medical laboratory testing = clinical laboratory testing
Psychology
Psychometrics
Sensory evaluation
Food science
RNA sequencing = RNA-seq, bulk RNA-seq, transcriptomics
Single-cell sequencing = scRNA-seq, single-cell RNA-seq
Molecular cloning = cloning?
Mouse models = mouse handling, mouse colony management, murine models
Genome editing = gene editing
Dissolution testing
Sterility testing
Aseptic processing
Soil sampling
Groundwater modelling = groundwater modeling, MODFLOW
Environmental site assessment = Phase I ESA, Phase II ESA, Phase I environmental site assessment
Ecological surveys = bat surveys, habitat surveys
Species identification
Groundwater sampling
Vapor intrusion
Drilling oversight
`,
  tool: `LIMS = laboratory information management systems, laboratory information management system
GraphPad Prism = GraphPad
ImageJ = Fiji ImageJ
FlowJo
BLAST!
SnapGene
Benchling!
Geneious
ChemDraw
Bioconductor
Empower (chromatography) = Waters Empower
OpenClinica
REDCap
Medidata Rave = Medidata
Veeva Vault = Veeva
EndNote
Zotero
Mendeley
NVivo
ATLAS.ti
OriginLab = OriginPro
Nanodrop
LabWare
Oracle Siebel CTMS
CTMS = clinical trial management system
EDC systems = electronic data capture, EDC!`,
  method: `Good Laboratory Practice = GLP!
GxP
FDA regulations = FDA compliance, FDA guidelines, 21 CFR Part 11
Standard operating procedures = SOPs, SOP, standard operating procedure
IRB protocols = institutional review board, IRB!
IACUC
CLIA
CAP accreditation
ISO 17025
EPA regulations = EPA methods
Pharmacopeia = USP!
Systematic reviews = meta-analysis
ICH guidelines = ICH GCP, ICH Q7
Deviation management = deviation investigations, deviations?`,
  license: `Medical Laboratory Scientist = MLS (ASCP), MLS certification
Medical Laboratory Technician = MLT!
ASCP certification = ASCP
CITI training = CITI Program
Certified Clinical Research Professional = CCRP
Certified Clinical Research Coordinator = CCRC
RAC! = Regulatory Affairs Certification`,
};
