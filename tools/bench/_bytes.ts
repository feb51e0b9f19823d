import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { startBuild, SCREENS, type Screen } from './load-variants.ts';
const v=await startBuild('federated');
const browser=await chromium.launch({executablePath:findChromium(),args:[...CHROMIUM_ARGS]});
for (const screen of (process.argv[2]?.split(',') ?? SCREENS) as Screen[]){const t=v.target(screen)!;
const ctx=await browser.newContext({viewport:{width:1440,height:900}});if(t.token)await ctx.addCookies([{name:'access_token_app',value:t.token,url:new URL(t.url).origin}]);
const page=await ctx.newPage();const cdp=await ctx.newCDPSession(page);await cdp.send('Network.enable');const urls=new Map();const rows:any[]=[];cdp.on('Network.requestWillBeSent',e=>urls.set(e.requestId,e.request.url));cdp.on('Network.loadingFinished',e=>{const u=urls.get(e.requestId);if(u&&!u.startsWith('data:'))rows.push([e.encodedDataLength,new URL(u).pathname])});
page.on('pageerror',e=>console.log('error',e.message.slice(0,300)));
await page.goto(t.url);await page.waitForSelector(t.selector,{state:'attached'});await page.waitForTimeout(2500);await page.screenshot({path:`/tmp/shot${screen.replaceAll('/','_').replaceAll(/[ ,]/g,'')}.png`});
console.log(screen,rows.length,(rows.reduce((a,r)=>a+r[0],0)/1024).toFixed(1));if(process.argv[3])for(const r of rows.sort((a,b)=>b[0]-a[0]))console.log('  ',r[0],r[1].slice(0,90));
await ctx.close()}
await browser.close();await v.stop();
