import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

const PROGRAM = fileURLToPath(new URL('./killed-server.ts', import.meta.url));

async function start(): Promise<Server> {
  const child = fork(PROGRAM, { execArgv: ['--import', 'tsx', '--conditions=react-server', '--no-deprecation'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(([code]) => Promise.reject(new Error(`A server ended with ${String(code)} before it served`)))])) as [{ port: number }];
  return { child, port: said.port };
}

/** A house whose server is killed again and again. Another one waits meanwhile, so that the house is soon open again. */
export class KilledHouse {
  private current = start();
  private next: Promise<Server> | null = start();
  kills = 0;

  /** @param lives how often it will be killed; after the last time nobody waits */
  constructor(private readonly lives: number) {}

  /** Where the house answers now. */
  async address(): Promise<string> {
    return `http://127.0.0.1:${(await this.current).port}`;
  }

  /** SIGKILL: whatever the server is about, it does not finish. */
  async kill(): Promise<void> {
    const { child } = await this.current;
    this.current = this.next ?? start();
    this.next = this.kills + 1 < this.lives ? start() : null;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    this.kills += 1;
  }

  async close(): Promise<void> {
    for (const server of [this.current, this.next]) (await server)?.child.kill('SIGKILL');
  }
}
