import type { ReactNode } from 'react';

function Icon({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const StudentIcon = () => (
  <Icon size={28}>
    <path d="M3 9l9-4 9 4-9 4z" />
    <path d="M7 11v4c0 1.5 2.5 3 5 3s5-1.5 5-3v-4M21 9v5" />
  </Icon>
);

export const AgencyIcon = () => (
  <Icon size={28}>
    <path d="M4 20V8l8-4 8 4v12M2.5 20h19M9 20v-5h6v5" />
    <path d="M8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01" />
  </Icon>
);

export const CooperationIcon = () => (
  <Icon size={28}>
    <circle cx="6" cy="7" r="3" />
    <circle cx="18" cy="7" r="3" />
    <circle cx="12" cy="18" r="3" />
    <path d="M9 7h6M7.5 9.7l3 5.6M16.5 9.7l-3 5.6" />
  </Icon>
);

export const EarlierIcon = () => (
  <Icon size={18}>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
);

export const LaterIcon = () => (
  <Icon size={18}>
    <path d="M9 5l7 7-7 7" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon size={18}>
    <path d="M8.5 5v14M15.5 5v14" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon size={18}>
    <path d="M7 4.5l12 7.5-12 7.5z" />
  </Icon>
);

export const OutsideIcon = () => (
  <Icon size={14}>
    <path d="M14 4h6v6M20 4l-9 9M10 5H5v14h14v-5" />
  </Icon>
);
