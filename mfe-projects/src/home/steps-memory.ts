const KEY = 'firstStepsDone';

/** Whether all steps were done when they were last looked at: then nothing is to be held free for them while it loads. */
export function wereStepsDone(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function rememberSteps(done: boolean): void {
  try {
    localStorage.setItem(KEY, String(done));
  } catch {
    // A full or forbidden storage: the screen moves a little once it is loaded.
  }
}
