import { Box } from '@mui/material';
import { useEffect, useState } from 'react';

interface ImageViewProps {
  readonly bytes: Blob;
  readonly name: string;
  readonly width: number;
  readonly turn: number;
}

export function ImageView({ bytes, name, width, turn }: ImageViewProps) {
  const [address, setAddress] = useState('');
  const [ratio, setRatio] = useState(1);
  useEffect(() => {
    const url = URL.createObjectURL(bytes);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  if (!address) return null;
  const lies = turn % 180 !== 0;
  const height = width * ratio;
  return (
    <Box sx={{ width: lies ? height : width, height: lies ? width : height, position: 'relative', mx: 'auto' }}>
      <Box
        component="img"
        src={address}
        alt={name}
        onLoad={({ currentTarget }) => setRatio(currentTarget.naturalHeight / currentTarget.naturalWidth)}
        sx={{
          position: 'absolute',
          top: '50%',
          left: '50%',
          width,
          transform: `translate(-50%, -50%) rotate(${turn}deg)`,
        }}
      />
    </Box>
  );
}
