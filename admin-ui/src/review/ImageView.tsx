import { Box } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';

interface ImageViewProps {
  readonly bytes: Blob;
  readonly name: string;
  /** As it is turned. */
  readonly width: number;
  readonly turn: number;
  /** Lies over the image. */
  readonly children?: ReactNode;
  /** Is told how large the image is as it lies in its file. */
  readonly onSize?: (size: { readonly width: number; readonly height: number }) => void;
}

export function ImageView({ bytes, name, width, turn, children, onSize }: ImageViewProps) {
  const [address, setAddress] = useState('');
  const [ratio, setRatio] = useState(1);
  useEffect(() => {
    const url = URL.createObjectURL(bytes);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  if (!address) return null;
  const lies = turn % 180 !== 0;
  const height = lies ? width / ratio : width * ratio;
  return (
    <Box sx={{ width, height, position: 'relative', mx: 'auto' }}>
      <Box
        component="img"
        src={address}
        alt={name}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setRatio(naturalHeight / naturalWidth);
          onSize?.({ width: naturalWidth, height: naturalHeight });
        }}
        sx={{
          position: 'absolute',
          top: '50%',
          left: '50%',
          width: lies ? height : width,
          transform: `translate(-50%, -50%) rotate(${turn}deg)`,
        }}
      />
      {children}
    </Box>
  );
}
