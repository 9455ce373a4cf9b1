import type { SkillList } from '../format.ts';

export const engineering: SkillList = {
  industry: 'Engineering',
  origin: 'written by us',
  skill: `
Mechanical engineering
Mechanical design = mechanical design engineering, machine design
Electrical engineering
Plant engineering
Rotating equipment = rotating machinery
Static equipment = stationary equipment
Pressure vessels
Heat exchangers
Storage tanks
Substation design = substation engineering
Schematic capture
Test fixtures
Electronics engineering = electronic engineering
Civil engineering
Structural engineering = structural design, structural analysis
Chemical engineering
Industrial engineering
Aerospace engineering
Automotive engineering
Biomedical engineering
Environmental engineering
Systems engineering
Materials engineering = materials science
Geotechnical engineering = geotechnical
Water resources engineering = hydrology
Transportation engineering = traffic engineering
Marine engineering = naval architecture
Mining engineering
Petroleum engineering = reservoir engineering
Nuclear engineering = reactor operations
Power engineering = power systems
Renewable energy = solar energy, wind energy
CAD = computer-aided design, CAD design
3D modeling = 3D CAD, solid modeling, 3D modelling
Technical drawing = engineering drawings, detailed drawings, technical drawings, reading drawings, read drawings
Drafting
GD&T = geometric dimensioning and tolerancing
Tolerance analysis = tolerance stack-up, tolerance stack-ups
ISO tolerancing
Finite element analysis = FEA!, FEM!, finite element method
Computational fluid dynamics = CFD!
Thermal analysis = heat transfer
Thermodynamics
Fluid mechanics = fluid dynamics
Fluid power = hydraulic systems, hydraulic components
Hydraulics
Pneumatics = pneumatic systems
Strength calculations = stress analysis, strength of materials
Fatigue analysis
Vibration analysis = NVH!
Mechanisms design
Design for manufacture = DFM!, design for manufacturing, DFMA, design for assembly
DFMEA = design FMEA
Prototyping = prototype build, prototypes, prototype testing
Product development = new product development, NPD!
Product design
Machined parts = machined components
Plastics design = plastic part design
Sheet metal design
Welding design
Piping design = piping?
HVAC design
Building services engineering = MEP!, MEP design
Electrical design = electrical schematics design
Circuit design = analog design, analog circuits
Digital design = digital electronics
PCB design = PCB layout
FPGA = FPGA design
VHDL
Verilog = SystemVerilog
ASIC design = ASIC!
Microcontrollers = microcontroller, ARM processors
Signal processing = DSP!, digital signal processing
RF engineering = RF design
Antenna design
Power electronics
Motor control = motor controls, motor drives
Control systems = control engineering, control theory, PID control
PLC programming = PLC!, PLCs, programmable logic controllers, PLC programs
HMI! = HMI design, human machine interface
SCADA = SCADA systems
Instrumentation = instrumentation and control
Sensors = sensor technology
Drives? = variable speed drives
Servo systems = servo drives, servo motors, servo
Variable frequency drives = VFD, VFDs, variable frequency drive
Test equipment = oscilloscope, oscilloscopes, multimeter
Electromagnetic compatibility = EMC!, EMI!
Battery systems = battery technology
Electric vehicles = EV charging
Telecommunications engineering = telecoms, telecommunications
Fiber optics = fibre optics
Site investigation = soil testing
Drainage design = drainage
Bridge design
Road design = highway design
Reinforced concrete design
Foundation design
Water treatment = wastewater treatment
Environmental impact assessment = environmental assessments
Energy audits = energy efficiency
Process design = process flow diagrams, P&ID, P&IDs
Process simulation
Process safety = HAZOP
Reliability engineering
Functional safety
Engineering change management = engineering change orders, ECO!
Technical reports = engineering reports
Test procedures = test protocols
Requirements management
Verification and validation = V&V
Tooling design
Reverse engineering of parts
Machinery safety
Substations
Switchgear
Protection relays = protection systems
Series production
Drive technology = powertrain
Tolerance stack-up = tolerance stack-ups, tolerance stack-up analysis
Siemens NX = NX!?
RTL design
UVM
Embedded C
Embedded Linux
Logic analyzers = logic analyzer, logic analyser
Board bring-up = hardware bring-up
Bootloaders = bootloader
Load calculations
Stormwater management = stormwater, storm water
Hydraulic modelling = hydraulic modeling
Distillation
Mine planning
Blasting? = drill and blast
Design for manufacturing and assembly = DFM/DFA, DFMA
Highway design = highways design, road design
Road safety audits = road safety audit
`,
  tool: `SolidWorks = Solid Works
CATIA = CATIA V5
Autodesk Inventor = Inventor!?
Creo! = PTC Creo, Pro/ENGINEER, ProE!
Solid Edge
Onshape
ANSYS = ANSYS Mechanical, ANSYS Workbench, ANSYS Fluent
Abaqus
NASTRAN = MSC Nastran
COMSOL
HyperMesh = HyperWorks
STAR-CCM+
Amesim
Adams!? = MSC Adams
LS-DYNA
Altium = Altium Designer
KiCad
Eagle PCB
OrCAD
Cadence!? = Cadence Virtuoso
PSpice = LTspice, SPICE!
Xilinx Vivado = Vivado, Xilinx
Quartus
ModelSim
Allen-Bradley = Allen Bradley, Rockwell Automation
ControlLogix
RSLogix = Studio 5000, RSLogix 5000
Siemens TIA Portal = TIA Portal, Siemens S7, Siemens PLC
Omron
Mitsubishi PLC
FactoryTalk
ETAP
EPLAN
SAP2000 = ETABS
STAAD.Pro = STAAD
RAM Structural
HEC-RAS
MicroStation
Aspen HYSYS = Aspen Plus, HYSYS
dSPACE
CANoe = CANalyzer
CAN bus = CANbus
Modbus
PROFINET = Profibus
EtherCAT
Arduino
Raspberry Pi
DOORS!? = IBM DOORS
Mathcad
PLC ladder logic = ladder logic, ladder diagrams
3D scanning
ARM Cortex-M = Cortex-M, Cortex-M4, ARM Cortex
STM32
I2C
SPI!
UART
BLE! = Bluetooth Low Energy
MQTT
JTAG
Zephyr RTOS = Zephyr!?
Yocto = Yocto Project
MISRA C = MISRA
Fanuc robots
MicroDrainage
IEC 62304`,
  method: `ASME standards = ASME, ASME Y14.5
IEC 61508 = IEC standards
ISO 26262
DO-178C = DO-178
CE marking = CE mark
Machinery Directive
ATEX
ASTM standards = ASTM
Eurocodes = Eurocode
UL standards = UL certification
MIL-STD = MIL standards
TRIZ
V-model
AUTOSAR`,
  license: `Professional Engineer = PE license, P.E., PE!
EIT! = Engineer in Training, FE exam, Fundamentals of Engineering
Chartered Engineer = CEng
Certified SolidWorks Professional = CSWP
Certified SolidWorks Associate = CSWA
Incorporated Engineer = IEng
Certified Energy Manager = CEM!
LEED AP
CAP certification`,
};
