import { Logger, type LoggerService } from '@nestjs/common';

/** Keeps what is logged instead of printing it. */
export class LogRecorder implements LoggerService {
  readonly lines: string[] = [];

  static install(): LogRecorder {
    const recorder = new LogRecorder();
    Logger.overrideLogger(recorder);
    return recorder;
  }

  log(message: unknown): void {
    this.lines.push(`log ${message}`);
  }

  warn(message: unknown): void {
    this.lines.push(`warn ${message}`);
  }

  error(message: unknown): void {
    this.lines.push(`error ${message}`);
  }
}
