import { AppError } from '../errors.ts';

/** Work was ended because it took more than it may: of time, of memory, or so that its worker broke down. */
export class OverLimitError extends AppError {
  readonly limit: 'time' | 'memory' | 'crash';

  constructor(limit: OverLimitError['limit'], message = 'This is too much to be worked on. Please make it smaller.') {
    super('invalid', { message });
    this.limit = limit;
  }
}
