import { Bar } from '../../ui/bar.tsx';

/** A file of its own, so that the main page is lighter until somebody uploads. */
const UploadBar = ({ percent }: { percent: number }) => <Bar label="Upload" value={percent} tone="accent" isLive />;

export default UploadBar;
