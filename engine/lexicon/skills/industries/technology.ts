import type { SkillList } from '../format.ts';

export const technology: SkillList = {
  industry: 'Technology',
  origin: 'written by us',
  tool: `
JavaScript = JS, ECMAScript, ES6
TypeScript
Python
Java
C#! = CSharp
C++ = Cpp, C/C++
C!?
Go!? = Golang
Rust!?
Ruby!?
PHP
Perl!?
Scala
Kotlin
Swift!? = SwiftUI
Objective-C = Obj-C
Dart!?
Elixir!?
Erlang
Haskell
Clojure
F#!
Lua!
Groovy!
Bash!? = Bash scripting, Bash scripts, shell scripting, shell scripts, Unix shell
PowerShell
Visual Basic = VB.NET, VBA!
COBOL
Fortran
Assembly language = assembler language
Solidity
WebAssembly = WASM
HTML = HTML5
CSS = CSS3
Sass!? = SCSS
Less!?
Markdown!
XML
XSLT
JSON
YAML
GraphQL
MATLAB
Simulink
LabVIEW
React!? = React.js, ReactJS
React Native
Angular!? = AngularJS, Angular.js
Vue.js = VueJS, Vue!
Svelte
SvelteKit
Next.js = NextJS
Nuxt = Nuxt.js
Gatsby!?
Ember.js = EmberJS
Backbone.js
jQuery
Redux
RxJS
Tailwind CSS = Tailwind!
Bootstrap!?
Material UI = MUI!
Storybook!?
Webpack
Vite!?
Babel!?
ESLint
Node.js = NodeJS, Node!?
Express.js = ExpressJS, Express!?
NestJS = Nest.js
Deno
Django
Flask!?
FastAPI
Ruby on Rails = RoR!, Rails!?
Laravel
Symfony
CodeIgniter
Spring!? = Spring Framework, Spring MVC
Spring Boot = Springboot
Hibernate!?
Jakarta EE = J2EE, Java EE, JEE!
.NET = .NET Core, .NET Framework, dotnet
ASP.NET = ASP.NET MVC, ASP.NET Core
ASP.NET Web Forms = WebForms!, ASP.NET WebForms
ADO.NET
Windows Forms = WinForms
Entity Framework = EF Core
LINQ
WPF!
WCF!
Blazor
Xamarin
MAUI!
Flutter!?
Ionic!?
Android SDK = Android!
iOS!
Xcode
Android Studio
Unity!? = Unity3D
Unreal Engine = Unreal!?
Godot
OpenGL
Vulkan!?
Qt!
SQL
PostgreSQL = Postgres
MySQL
MariaDB
SQLite
Microsoft SQL Server = SQL Server, MSSQL, MS SQL
T-SQL = TSQL, Transact-SQL
PL/SQL
Oracle Database = Oracle DB, Oracle!?
MongoDB = Mongo!?
Cassandra! = Apache Cassandra
DynamoDB
Redis
Memcached
Neo4j
CouchDB
Couchbase
Elasticsearch = Elastic Search
OpenSearch
Solr = Apache Solr
Firebase
Firestore
Supabase
CockroachDB
InfluxDB
ClickHouse
TimescaleDB
Docker
Docker Swarm
Docker Compose
Kubernetes = K8s
Helm!?
Istio
Linkerd
OpenShift
Rancher!?
Podman
Amazon EKS = EKS!
Amazon ECS = ECS!
AKS!
GKE!
Terraform
OpenTofu
Pulumi
CloudFormation = AWS CloudFormation
Ansible
Chef!?
Puppet!?
SaltStack
Vagrant!?
Packer!?
Consul!?
HashiCorp Vault = Vault!?
AWS = Amazon Web Services
Azure = Microsoft Azure
Google Cloud = GCP, Google Cloud Platform
Oracle Cloud = OCI!
IBM Cloud
DigitalOcean
Heroku
Vercel
Netlify
Cloudflare
AWS Lambda = Lambda!?
Amazon EC2 = EC2
Amazon S3 = S3!
Amazon RDS = RDS!
Amazon SQS = SQS!
Amazon SNS = SNS!
CloudWatch
AWS IAM
Azure Functions
Azure DevOps = VSTS!
Jenkins
GitHub Actions
GitLab CI = GitLab CI/CD
CircleCI
Travis CI
TeamCity
Bamboo!?
Argo CD = ArgoCD
Flux!?
Spinnaker!
Git
GitHub
GitLab
Bitbucket
Subversion = SVN!
Mercurial!?
Perforce
Maven!?
Gradle
npm
Nexus!?
Artifactory
SonarQube
Apache Kafka = Kafka
RabbitMQ
ActiveMQ
NATS!
Amazon Kinesis = Kinesis
Google Pub/Sub = Pub/Sub
Celery!?
gRPC
Protocol Buffers = protobuf, protobufs
Thrift!?
WebSockets = WebSocket
OAuth = OAuth2, OAuth 2.0
OpenID Connect = OIDC
SAML
JWT
Swagger!?
OpenAPI
Postman!?
SoapUI
NGINX
Apache HTTP Server = Apache!?
Tomcat
IIS!
WebLogic
WebSphere
JBoss
HAProxy
Envoy!?
Kong!?
MuleSoft
Apache Camel
Dell Boomi = Boomi
TIBCO
Prometheus
Grafana
Datadog = Datadog APM
New Relic = New Relic APM
Splunk = Splunk APM, Splunk Observability, Splunk Observability Cloud
Dynatrace = Dynatrace APM
AppDynamics = AppDynamics APM
Nagios
Zabbix
Elastic Stack = ELK Stack, ELK!
Logstash
Kibana
Jaeger!?
OpenTelemetry = OTel
Sentry!?
PagerDuty
Opsgenie
Honeycomb!?
Selenium
Cypress!?
Playwright!?
Puppeteer!
Appium
JUnit
TestNG
NUnit
xUnit
pytest
Jest!?
Mocha!?
Jasmine!?
Karma!?
RSpec
Cucumber!?
Robot Framework
JMeter
Gatling!?
LoadRunner
TestRail
Mockito
Enzyme!?
Linux
Unix
Red Hat Enterprise Linux = RHEL, Red Hat
Ubuntu
CentOS
Debian
Windows Server
macOS
VMware = vSphere, ESXi, VMware vSphere
Hyper-V
Citrix
Proxmox
KVM!
Active Directory
Azure AD = Entra ID, Microsoft Entra
Group Policy = GPO!
Exchange Server = Microsoft Exchange
Microsoft Intune = Intune
SCCM!
Jamf
Okta
Microsoft 365 = Office 365, O365, M365
SharePoint
Jira
Confluence
Trello
Asana
Linear!?
Notion!?
ServiceNow
Slack!?
Microsoft Teams = MS Teams
Zoom!?
Remedy!?
Visual Studio
Visual Studio Code = VS Code
IntelliJ IDEA = IntelliJ
Eclipse!?
Vim!
GitHub Copilot
Salesforce Apex = Apex!?
Lightning Web Components = LWC!
Power Apps = PowerApps
Power Automate
Power Platform
OutSystems
Mendix
Appian
Pega
WordPress
Drupal
Joomla
Contentful
Sitecore
Adobe Experience Manager = AEM!
Magento
Shopify
WooCommerce
BigCommerce
Wix
Squarespace
Webflow
UiPath
Blue Prism
Automation Anywhere
Jetpack Compose
Jira Service Management
Palo Alto firewalls = Palo Alto Networks, Palo Alto!?
Microsoft Exchange = Exchange Server, Exchange Online
KQL = Kusto Query Language
ABAP
SAP MM
SAP SD
`,
  skill: `
Software development = software engineering, application development, software design
Backend development = back-end development, backend engineering, back-end, backend
Frontend development = front-end development, frontend engineering, front-end, frontend
Full-stack development = full stack, full-stack, fullstack
Web development = web application development, web applications, web application, web apps
Mobile development = mobile app development, mobile applications, mobile apps
Game development
Embedded systems = embedded software, embedded development, embedded programming
Firmware = firmware development
RTOS = real-time operating system, FreeRTOS
Device drivers
REST APIs = RESTful, RESTful APIs, RESTful services, RESTful web services, REST API, REST!
API design = API development
APIs = API
SOAP!
Web services
Microservices = microservice architecture, microservices architecture
Event-driven architecture = event-driven, event-driven services
Event streaming = stream processing
Message queues = message queuing, message brokers
Distributed systems
System design = systems design
Software architecture
Solution architecture = solutions architecture
Cloud architecture
Enterprise architecture
Serverless = serverless architecture
Cloud computing = cloud technologies, cloud platforms, cloud services
Cloud migration
Cloud infrastructure
Cloud security
Containerization = containers?, container orchestration, containerized?
Virtualization = virtual machines
Infrastructure as code = IaC!
Configuration management
Observability
Monitoring and alerting = alerting?
Distributed tracing
Logging?
Incident response = incident management
Incident reviews = post-mortems, postmortems
On-call = on-call rotation
Site reliability engineering = SRE!, site reliability
High availability
Disaster recovery
Load balancing
Caching
Scalability
Performance tuning = performance optimization
Capacity planning
Relational databases = relational database, RDBMS
NoSQL = NoSQL databases
Database design = schema design
Database administration = DBA!
Data modeling = relational data modelling, data models, data modelling
Query optimization = query tuning, SQL tuning
Stored procedures
Partitioning
Replication
Database migration
Object-oriented programming = OOP!, object-oriented design, OOAD!, object oriented
Functional programming
Design patterns
Data structures = data structures and algorithms
Algorithms
Concurrency = multithreading, multi-threading, parallel programming
Domain-driven design = DDD!
Clean code
Refactoring
Debugging
Bug tracking = defect tracking, issue tracking
Progressive enhancement
SOLID principles
CSS preprocessors = CSS pre-processors
Code reviews = code review, peer review of code
Pair programming
Version control = source control, version control systems
Technical documentation = technical writing
UML!
Automated testing = test automation, automated tests
Unit testing = unit tests
Integration testing = integration tests
End-to-end testing = e2e testing, end-to-end tests
Regression testing
Load testing = performance testing, stress testing
Manual testing
Functional testing
User acceptance testing = UAT!, acceptance testing
Contract testing = contract tests
Test plans = test planning, test cases, test strategy, testing strategy
QA processes = QA process, QA methodology, QA methodologies, quality assurance processes
Software testing = software quality assurance
API testing
Accessibility testing = web accessibility, digital accessibility
Smoke testing
Responsive design = responsive web design
Web accessibility = WCAG, accessibility standards
ADA compliance
Single-page applications = SPA!, single page applications
Progressive web apps = PWA!
Web performance
Cross-browser compatibility
State management
Server-side rendering
Network administration = network management
Networking? = computer networking, networking concepts, network protocols
TCP/IP
DNS!
DHCP
VPN
LAN! = LAN/WAN
WAN!
VLAN = VLANs
Routing and switching
BGP!
OSPF
SD-WAN
MPLS
Firewalls = firewall?
Wi-Fi = wireless networks, wireless networking
VoIP
Cisco = Cisco IOS
Juniper!
Palo Alto Networks = Palo Alto firewalls
Fortinet = FortiGate
Meraki
Structured cabling
Network security
System administration = systems administration, sysadmin
IT support = technical support, help desk, helpdesk, desktop support, service desk
Hardware troubleshooting = PC repair
Technical troubleshooting = troubleshooting
Remote support = remote desktop
Backup and recovery = backups, backup and restore
Patch management = patching
Asset management software = IT asset management, ITAM!
Imaging of computers = OS deployment
Mobile device management = MDM!
Identity and access management = IAM!
Single sign-on = SSO!
IT operations
Change control = IT change management
Service level agreements = SLA, SLAs
Printer support
Blockchain
Smart contracts
Internet of Things = IoT
Edge computing
Augmented reality = AR/VR
Virtual reality = VR!
Robotic process automation = RPA!
Low-code
Geographic information systems = GIS
Digital transformation
Systems integration = system integration
Legacy systems = legacy modernization
ERP implementation
Requirements gathering = requirements analysis, requirements elicitation, business requirements
Technical specifications
Release management
Open source = open-source
Linux administration = Linux system administration
Computer vision systems
Chatbots = chatbot
HTML email = HTML emails, email HTML
Printers? = printer support
`,
  method: `
Agile = Agile methodology, Agile methodologies, Agile development, Agile software development
Scrum
Kanban
SAFe!
Extreme programming
CI/CD = continuous integration, continuous delivery, continuous deployment, CI/CD pipelines, CI pipelines, CI pipeline
DevOps
DevSecOps
GitOps
MLOps
Test-driven development = TDD!
Behavior-driven development = BDD!
SDLC! = software development life cycle, software development lifecycle
ITIL
ITSM = IT service management
Waterfall methodology = waterfall
Trunk-based development
Sprint planning = sprints, sprint reviews
Backlog management = backlog grooming, backlog refinement, product backlog
User stories
Retrospectives
`,
  license: `
AWS Certified Solutions Architect = AWS Solutions Architect
AWS Certified Developer
AWS Certified Cloud Practitioner = AWS Cloud Practitioner
AWS Certified SysOps Administrator
Microsoft Certified: Azure Administrator = Azure Administrator Associate, AZ-104
Azure Fundamentals = AZ-900
Azure Solutions Architect Expert
Google Cloud Professional Cloud Architect = Professional Cloud Architect
Certified Kubernetes Administrator = CKA!
Certified Kubernetes Application Developer = CKAD
HashiCorp Certified Terraform Associate = Terraform Associate
CCNA = Cisco Certified Network Associate
CCNP = Cisco Certified Network Professional
CCIE
CompTIA A+ = A+ certification
CompTIA Network+ = Network+
CompTIA Linux+ = Linux+
RHCE! = Red Hat Certified Engineer
RHCSA = Red Hat Certified System Administrator
MCSE
MCSA!
VMware Certified Professional = VCP!
ITIL Foundation = ITIL v4, ITIL 4, ITIL certification
Oracle Certified Professional = OCP!
Certified ScrumMaster = CSM!, certified scrum master
Professional Scrum Master = PSM!
ISTQB
HDI certification
`,
};
