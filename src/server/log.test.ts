import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accept, writeAccessLog } from '../../scripts/lib/http.mjs';
import { log } from './log';

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it.each(['a\r\nts: forged', 'a\nb', '{"level":"error"}', '\u2028\u0000\u001b[31m'])('a value forges no line: %j', (value) => {
  log('info', 'event', { value });
  expect(written.join('').split('\n')).toHaveLength(2);
  expect(written.join('')).not.toMatch(/[\u0000\u001b\r]/);
  expect(JSON.parse(written.join(''))).toMatchObject({ level: 'info', event: 'event', value, ts: expect.stringMatching(/Z$/) as string });
});

it('the line of a request holds no query, cookie, token or body', () => {
  vi.stubEnv('ACCESS_LOG', '1');
  const request = {
    url: '/reset-password?token=s3cret', method: 'GET', headers: { cookie: 'marsa.session=s3cret', authorization: 'Bearer s3cret' }, rawHeaders: [], socket: { remoteAddress: '192.0.2.7' },
  };
  const response = { statusCode: 200, writableFinished: true, setHeader: () => undefined, writeHead: () => response, end: () => undefined };
  const call = accept(request as never, response as never, { trustProxy: 0 });
  writeAccessLog(call, response as never, 3, { party: 7 });
  expect(written.join('')).not.toContain('s3cret');
  expect(JSON.parse(written.join(''))).toMatchObject({ method: 'GET', path: '/reset-password', status: 200, ip: '192.0.2.7', party: 7 });
});
