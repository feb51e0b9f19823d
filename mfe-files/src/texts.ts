import { defineTexts, getLanguage, useTexts } from '@landfall/shared';

const texts = {
  title: 'Files',
  description: 'Images and videos for your pages.',
  uploadFile: 'Upload File',
  uploadFilesCommand: 'Upload files',
  uploadKeywords: 'upload add image picture photo video file media',
  fileList: 'Files',
  /** What pagination counts. */
  noun: 'files',
  loadFailed: 'Error loading files',
  empty: 'No files found',
  emptyHelp: 'Upload images and videos to use them on your pages.',
  previewOf: (name: string) => `Preview ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,

  deleteTitle: 'Delete file',
  deleteLabel: 'Delete',
  /** Stands around the file's name: 'Delete bread.jpg? Pages ...'. */
  deleteBefore: 'Delete ',
  deleteAfter: '? Pages that show it will miss it. This cannot be undone.',
  deleted: 'File deleted successfully',
  deleteFailed: 'Error deleting file',

  uploadTitle: 'Upload Files',
  clearAll: 'Clear All',
  retryAll: 'Retry All Failed',
  retry: 'Retry',
  retryOf: (name: string) => `Retry ${name}`,
  uploads: 'Uploads',
  uploadOf: (name: string) => `Upload of ${name}`,
  summary: (total: number, success: number, failed: number, uploading: number, pending: number) =>
    `${total} ${total === 1 ? 'file' : 'files'} · ${success} successful · ${failed} failed · ${uploading} uploading · ${pending} pending`,
  waiting: 'Waiting in queue...',
  uploading: 'Uploading...',
  uploaded: 'Upload completed successfully',
  uploadFailed: 'Upload failed',
  uploadCutOff: 'Upload failed: the connection was lost.',
  notImage: 'The file given is not an image',
  chooseFiles: 'Choose files',
  dropHere: 'Drop files here, or click to choose',
  hint: 'JPG, PNG, GIF and WebP images, MP4, WebM, MOV and AVI videos. Up to 15MB each.',
  uploadedNotice: (name: string) => `${name} uploaded successfully`,
  failedNotice: (name: string) => `Failed to upload ${name}`,
  connectionLost: 'The connection was lost.',
  unknownError: 'Unknown error',
  goesOn: (left: number) => `Uploading goes on: ${left} ${left === 1 ? 'file' : 'files'} left`,
  goesOnHelp: 'You can look at it again in Files. Keep this tab open until it is done.',
  stopTitle: 'Stop uploading?',
  stopHelp: 'Files that are not uploaded yet will not be.',
  stopAndClose: 'Stop and close',
  keepUploading: 'Keep uploading',

  loading: 'Loading',
  cannotShow: 'This file cannot be shown here.',
  cannotPlay: 'Your browser cannot play this video.',
  previousFile: 'Previous file',
  nextFile: 'Next file',
  position: (place: number, count: number) => `File ${place} of ${count}`,
  view: 'View',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Rotate',
  resetView: 'Reset view',
};

const catalogue = defineTexts(texts, { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') });

export const useFilesTexts = () => useTexts(catalogue);

/** The texts in the chosen language for what runs outside of components. */
export async function readFilesTexts(): Promise<FilesTexts> {
  const language = getLanguage();
  return language === 'default' ? texts : catalogue.load(language);
}

export type FilesTexts = typeof texts;
