// Tools of our lexicon with the kind of software that they are in the O*NET 29.2 Database, CC BY 4.0; modified.
// Written by `node tools/relations.ts`.
export const toolsOfAKind = `
3M Encoder|Categorization or classification software
3ds Max|Video creation and editing software
ADP|Enterprise resource planning ERP software
ADP|Human resources software
Active Directory|Internet directory services software
Adobe Acrobat|Document management software
Adobe After Effects|Graphics or photo imaging software
Adobe After Effects|Video creation and editing software
Adobe Audition|Music or sound editing software
Adobe Creative Suite|Graphics or photo imaging software
Adobe Illustrator|Graphics or photo imaging software
Adobe InDesign|Desktop publishing software
Adobe Photoshop|Graphics or photo imaging software
Adobe Premiere Pro|Video creation and editing software
Adobe XD|Graphics or photo imaging software
Alteryx|Business intelligence and data analysis software
Altium|Computer aided design CAD software
Apache Airflow|Procedure management software
Apache HTTP Server|Portal server software
Apache Spark|Business intelligence and data analysis software
AutoCAD|Computer aided design CAD software
Autodesk Inventor|Computer aided design CAD software
Autodesk Maya|Computer aided design CAD software
Autodesk Maya|Graphics or photo imaging software
Avid Media Composer|Video creation and editing software
Axure|Web page creation and editing software
Basecamp|Project management software
Blender|Graphics or photo imaging software
CATIA|Computer aided design CAD software
CATIA|Computer aided manufacturing CAM software
Canva|Graphics or photo imaging software
Chef|Configuration management software
ClassDojo|Desktop communications software
Cognos|Business intelligence and data analysis software
Cognos|Human resources software
Computer-aided dispatch|Helpdesk or call center software
Concur|Accounting software
Confluence|Network conferencing software
Confluence|Project management software
Constant Contact|Customer relationship management CRM software
CyberArk|Network security or virtual private network VPN management software
DTS (Defense Travel System)|Human resources software
DaVinci Resolve|Video creation and editing software
Dreamweaver|Web page creation and editing software
Dynatrace|Network monitoring software
EPLAN|Industrial control software
ERP systems|Enterprise resource planning ERP software
ETAP|Geographic information system
Edmodo|Desktop communications software
Encompass|Financial analysis software
Esri|Geographic information system
FedEx Ship Manager|Materials requirements planning logistics and supply chain software
Figma|Graphical user interface development software
Final Cut Pro|Video creation and editing software
Fusion 360|Computer aided manufacturing CAM software
GibbsCAM|Computer aided design CAD software
GibbsCAM|Computer aided manufacturing CAM software
Git|File versioning software
Google Ads|Sales and marketing software
Google Analytics|Data mining software
Google Classroom|Project management software
Google Cloud|Cloud-based management software
Google Sheets|Spreadsheet software
Google Tag Manager|Sales and marketing software
Hootsuite|Enterprise application integration software
HubSpot|Sales and marketing software
Hyperion|Data base reporting software
Hyperion|Enterprise resource planning ERP software
ImageJ|Graphics or photo imaging software
InVision|Process mapping and design software
Informatica|Metadata management software
JUnit|Program testing software
Jira|Content workflow software
Jira|Project management software
JobBOSS|Enterprise resource planning ERP software
Kahoot|Multi-media educational software
Kali Linux|Program testing software
KiCad|Computer aided design CAD software
Lacerte|Tax preparation software
LoadRunner|Program testing software
Logic Pro|Music or sound editing software
Lucidchart|Process mapping and design software
Lumion|Computer aided design CAD software
Metasploit|Transaction security and virus protection software
MicroStrategy|Business intelligence and data analysis software
Microsoft Advertising|Sales and marketing software
Microsoft Dynamics CRM|Customer relationship management CRM software
Microsoft Dynamics|Customer relationship management CRM software
Microsoft Dynamics|Enterprise resource planning ERP software
Microsoft Excel|Spreadsheet software
Microsoft PowerPoint|Presentation software
Microsoft Project|Project management software
Microsoft Teams|Enterprise application integration software
Microsoft Teams|Project management software
Microsoft Visio|Graphics or photo imaging software
Microsoft Visio|Process mapping and design software
MuleSoft|Enterprise application integration software
NUnit|Program testing software
Nagios|Network monitoring software
Nearpod|Multi-media educational software
NetDocuments|Document management software
NetSuite|Enterprise resource planning ERP software
Nmap|Transaction security and virus protection software
Nuke|Video creation and editing software
Onshape|Computer aided design CAD software
OpenGL|Graphics or photo imaging software
Oracle Cloud|Cloud-based management software
Oracle Financials|Enterprise resource planning ERP software
Oracle HCM|Human resources software
Perforce|Metadata management software
PlanSwift|Project management software
Power Automate|Calendar and scheduling software
Power BI|Business intelligence and data analysis software
Primavera P6|Project management software
ProSeries|Tax preparation software
Puppet|Configuration management software
QGIS|Geographic information system
Qlik|Business intelligence and data analysis software
QuarkXPress|Desktop publishing software
QuickBooks|Accounting software
Rapid7|Transaction security and virus protection software
Revit|Computer aided design CAD software
Robot Framework|Program testing software
SAP Ariba|Procurement software
SAP|Enterprise resource planning ERP software
Salesforce Marketing Cloud|Web page creation and editing software
Salesforce|Customer relationship management CRM software
Seesaw|Multi-media educational software
Selenium|Program testing software
SharePoint|Project management software
Smartsheet|Project management software
Snort|Network monitoring software
Solid Edge|Computer aided design CAD software
SolidWorks|Computer aided design CAD software
SolidWorks|Computer aided manufacturing CAM software
SonarQube|Program testing software
Spreadsheets|Spreadsheet software
Square POS|Point of sale POS software
Tableau|Business intelligence and data analysis software
Teamcenter|Project management software
Terraform|Configuration management software
TestNG|Program testing software
TurboTax|Tax preparation software
UPS WorldShip|Materials requirements planning logistics and supply chain software
VMware|Clustering software
WebSphere|Cloud-based management software
Wireshark|Network monitoring software
Wonderware|Industrial control software
WordPress|Web page creation and editing software
Workday|Enterprise resource planning ERP software
Zabbix|Network monitoring software
Zoom|Video conferencing software
dSPACE|Document management software
iCIMS|Human resources software
`;
