/** A text as it is: a bullet, or what is sent of it. */
export const Sample = ({ label, text }: { label: string; text: string }) => (
  <div>
    <p className="text-sm font-semibold">{label}</p>
    <p className="rounded-sm bg-well px-3 py-2 font-mono text-sm whitespace-pre-line wrap-anywhere">{text}</p>
  </div>
);
