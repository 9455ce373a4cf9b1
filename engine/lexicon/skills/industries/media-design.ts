import type { SkillList } from '../format.ts';

export const mediaDesign: SkillList = {
  industry: 'Media & design',
  origin: 'written by us',
  skill: `
Graphic design
Visual design
UX design = user experience design, user experience, UX!, UX/UI
UI design = user interface design, user interface, UI!
UX research = user research
Usability testing = usability tests, user testing, user tests
Interaction design
Information architecture
Wireframing = wireframes
Design systems = design system
User flows
Prototyping of interfaces = interactive prototypes, clickable prototypes
Web design
Mobile design
Typography
Layout design = page layout
Logo design
Brand identity = visual identity, brand guidelines
Print design = print production, prepress
Illustration = digital illustration
Motion graphics
Animation = 2D animation, 3D animation
3D rendering = rendering?
Character design
Storyboarding = storyboards
Video production
Video editing = film editing
Videography
Cinematography = camera operation
Photography = product photography, portrait photography
Photo editing = photo retouching, retouching, image editing
Color grading = color correction
Sound design
Audio editing = audio production, audio engineering
Music production
Broadcasting = broadcast production, radio production
Live streaming
Journalism = news writing, reporting of news
Investigative reporting = investigative journalism
Editorial management = editorial calendar, editorial planning
Feature writing
Creative writing
Scriptwriting = screenwriting
Copy editing = copyediting, sub-editing
Fact-checking = fact checking
Publishing? = digital publishing, publications?
Podcasting = podcast production
Art direction
Design thinking
Industrial design
Fashion design = pattern making
Interior design = space planning
Exhibition design = exhibit design
Set design
Lighting design = stage lighting
Architecture (buildings) = architectural design
Theater production = stage management
Game design = level design
Concept art
Texturing
Compositing? = visual effects, VFX!
Digital asset management
Content management systems = CMS!, content management system, content management
Headlines?
Interviewing sources
Media law
Subtitling = captioning
Voice-over = voiceover
Infographics
Presentation design
Packaging artwork
Empathy maps
Affinity mapping
Heuristic evaluation
Rapid ideation = brainstorming
Sound engineering = audio engineering
Costume design
Packaging design = packaging?
Print production = print ready artwork, prepress
`,
  tool: `Adobe Creative Suite = Adobe Creative Cloud, Creative Cloud, Creative Suite
Adobe Photoshop = Photoshop
Adobe Illustrator = Illustrator!
Adobe InDesign = InDesign
Adobe XD = XD!
Adobe After Effects = After Effects
Adobe Premiere Pro = Premiere Pro, Premiere!?
Adobe Lightroom = Lightroom
Adobe Audition
Adobe Animate
Dreamweaver
Figma = FigJam
Sketch!?
InVision
Zeplin
Axure = Axure RP
Balsamiq
Framer!?
Miro!?
UserTesting = UserTesting.com
Maze!?
Final Cut Pro = Final Cut
DaVinci Resolve
Avid Media Composer = Media Composer
Pro Tools
Logic Pro
Ableton Live = Ableton
Blender!?
Cinema 4D
Autodesk Maya = Maya!?
3ds Max
ZBrush
Houdini!?
Nuke!? = Foundry Nuke
Substance Painter
Rhino 3D = Rhinoceros, Rhino!?
Grasshopper!?
V-Ray
Lumion
QuarkXPress
CorelDRAW
Affinity Designer
Procreate!?
Optimal Workshop
Lottie!?
OBS Studio
Chaos Corona
CAT tools = Trados, SDL Trados, memoQ`,
  method: `Human-centered design = user-centered design, human-centred design
AP style = AP Stylebook, Associated Press style
Chicago Manual of Style
Atomic design
Double diamond
Design sprints = design sprint
Accessibility guidelines for design`,
  license: `NN/g UX Certification
Adobe Certified Professional = Adobe Certified Expert
Google UX Design Certificate
NCIDQ
Registered Architect = licensed architect, ARB registered, RIBA
FAA Part 107 = drone pilot license, Part 107`,
};
