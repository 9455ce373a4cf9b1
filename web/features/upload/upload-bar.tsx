import { Bar } from '../../ui/bar.tsx';

/** Loaded only for an upload, to keep the main page small. */
const UploadBar = ({ percent }: { percent: number }) => <Bar label="Upload" value={percent} tone="accent" isLive />;

export default UploadBar;
