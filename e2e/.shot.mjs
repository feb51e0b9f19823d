import { chromium } from '@playwright/test';
import { readdirSync } from 'node:fs';
const [dir, width='1440', only=''] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox','--allow-file-access-from-files'] });
for (const f of readdirSync(dir).filter(f=>f.endsWith('.html') && f.includes(only))) {
  const p = await browser.newPage({ viewport: { width: +width, height: 900 }, reducedMotion: 'reduce' });
  await p.goto('file://'+dir+'/'+f); await p.evaluate(()=>document.fonts.ready);
  await p.screenshot({ path: dir+'/'+f.replace('.html','')+'-'+width+'.png', fullPage: true });
  await p.close();
}
await browser.close();
