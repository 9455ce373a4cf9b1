import type { SkillList } from '../format.ts';

export const security: SkillList = {
  industry: 'Cybersecurity',
  origin: 'written by us',
  skill: `
Cybersecurity = cyber security, information security, infosec, IT security
Vulnerability management = vulnerability assessment, vulnerability scanning, vulnerability assessments
Penetration testing = pen testing, ethical hacking, pentesting
Threat intelligence
Threat hunting
Threat modeling
Security operations = security operations center, SOC analyst
Digital forensics = computer forensics
Malware analysis
Reverse engineering
Intrusion detection = IDS/IPS, IDS!, IPS!
Endpoint security = EDR!, endpoint protection, endpoint detection and response
SIEM
SOAR!
Application security = AppSec
Security audits = security auditing
Security awareness = security awareness training
Encryption = cryptography
PKI!
Zero trust = zero trust architecture
Access control = access controls
Data loss prevention = DLP!
Risk assessment = risk assessments
Governance risk and compliance = GRC!
Third-party risk management = vendor risk management
Phishing simulations = phishing
Security architecture
Identity governance
Privileged access management = PAM!
Red team = red teaming
Blue team
Secure coding
Data privacy = data protection
Business continuity = business continuity planning
Phishing analysis = phishing investigations, phishing?
SAST = static application security testing
DAST = dynamic application security testing
`,
  tool: `Burp Suite
Metasploit
Nessus
Qualys
Wireshark
Nmap
Kali Linux
CrowdStrike = CrowdStrike Falcon
SentinelOne
Microsoft Sentinel = Azure Sentinel, Sentinel!?
Microsoft Defender
QRadar
ArcSight
Snort!?
Carbon Black
Rapid7
Tenable!
CyberArk
SailPoint
Veracode
Checkmarx
Snyk
Proofpoint
Mimecast
Darktrace
OWASP ZAP
Zscaler
Autopsy!?
EnCase`,
  method: `NIST = NIST Cybersecurity Framework, NIST 800-53, NIST CSF
ISO 27001 = ISO/IEC 27001
OWASP = OWASP Top 10
MITRE ATT&CK = MITRE
SOC 2 = SOC2
PCI DSS = PCI!
GDPR = General Data Protection Regulation
CCPA
FedRAMP
CIS Controls
COBIT
CMMC
FISMA`,
  license: `CISSP
CISM! = Certified Information Security Manager
CISA! = Certified Information Systems Auditor
CRISC
CEH! = Certified Ethical Hacker
OSCP
CompTIA Security+ = Security+, Sec+
CompTIA CySA+ = CySA+
GIAC = GSEC, GCIH
CCSP!
CIPP! = CIPP/US, CIPP/E`,
};
