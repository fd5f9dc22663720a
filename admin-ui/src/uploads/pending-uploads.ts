/** What is on its way to the server, whichever form it is for: there is one form at a time. */
const pending = new Set<AbortController>();

export const noteUpload = (upload: AbortController) => void pending.add(upload);

export const endUpload = (upload: AbortController) => void pending.delete(upload);

/** Whether a form would be saved without a picture that was chosen for it. */
export const isUploading = () => pending.size > 0;
