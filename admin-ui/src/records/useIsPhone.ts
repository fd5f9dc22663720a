import { type Theme, useMediaQuery } from '@mui/material';

export const useIsPhone = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
