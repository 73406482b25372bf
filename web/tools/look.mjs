// Takes pictures of pages: node tools/look.mjs FOLDER [--base URL] [--phone] [--day] [--lang de] \\
//   [--do "hover:[data-place=r7c3]" ...] PATH...
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://127.0.0.1:5199' },
    phone: { type: 'boolean', default: false },
    day: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'en' },
    width: { type: 'string' },
    height: { type: 'string' },
    whole: { type: 'boolean', default: false },
    wait: { type: 'string', default: '500' },
    do: { type: 'string', multiple: true, default: [] },
    name: { type: 'string', default: '' },
  },
});
const [folder, ...paths] = positionals;
if (!folder || !paths.length) {
  console.error('usage: node tools/look.mjs FOLDER [options] PATH...');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
});
const context = await browser.newContext({
  viewport: {
    width: Number(values.width ?? (values.phone ? 390 : 1280)),
    height: Number(values.height ?? (values.phone ? 844 : 900)),
  },
  hasTouch: values.phone,
  isMobile: values.phone,
  deviceScaleFactor: values.phone ? 2 : 1,
  locale: values.lang,
});
const settings = { language: values.lang, theme: values.day ? 'day' : 'night', motion: false, offered: true };
await context.addInitScript((kept) => localStorage.setItem('jailbirds.settings', kept), JSON.stringify(settings));
const page = await context.newPage();
page.on('console', (line) => line.type() === 'error' && console.log('console:', line.text()));
page.on('pageerror', (error) => console.log('error:', error.message));
for (const path of paths) {
  await page.goto(values.base + path);
  await page.waitForTimeout(Number(values.wait));
  for (const step of values.do) {
    const [verb, ...rest] = step.split(':');
    const target = page.locator(rest.join(':')).first();
    if (verb === 'hover') await target.hover({ force: true });
    else if (verb === 'click') await target.click({ force: true });
    else if (verb === 'tap') await target.tap({ force: true });
    else if (verb === 'key') await page.keyboard.press(rest.join(':'));
    else if (verb === 'wait') await page.waitForTimeout(Number(rest[0]));
    else throw new Error(`unknown step ${step}: expected hover:, click:, tap:, key: or wait:`);
    await page.waitForTimeout(250);
  }
  const kind = `${values.phone ? '-phone' : ''}${values.day ? '-day' : ''}`;
  const name = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
  const file = `${folder}/${name}${values.name}${kind}-${values.lang}.png`;
  await page.screenshot({ path: file, fullPage: values.whole });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  console.log(file, wide > 0 ? `scrolls sideways by ${wide}px` : '');
}
await browser.close();
