import { Injectable } from '@nestjs/common';
import type { University } from '../../domain/catalog/university.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { type UniversityFilter, UniversityReader } from '../../ports/university.store.js';

/** The universities that the forms and the public lists offer. */
@Injectable()
export class UniversitiesService {
  constructor(private readonly universities: UniversityReader) {}

  /** By name. */
  list(filter: UniversityFilter, page: PageRequest): Promise<Page<University>> {
    return this.universities.list(filter, page);
  }
}
