/**
 * Gives a test jsdom's own forms and files back. The test environment puts Node's in their place, which fetch needs
 * and jsdom's XMLHttpRequest cannot send.
 */
export function installBrowserForms(): void {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { FormData, Blob, File } = frame.contentWindow as Window & typeof globalThis;
  // jsdom's own has no arrayBuffer.
  Blob.prototype.arrayBuffer = function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  Object.assign(globalThis, { FormData, Blob, File });
}
