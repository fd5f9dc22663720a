import sharp from 'sharp';

// These rule the whole process: no other loader of libvips can be reached, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
// Pictures do not come again, and several are at work at a time anyway.
sharp.cache(false);
sharp.concurrency(1);

/** sharp for the bytes of strangers. Nothing else in the service imports it. */
export default sharp;
