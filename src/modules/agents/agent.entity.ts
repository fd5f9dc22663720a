import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CompanyEntity } from '../companies/company.entity.js';
import { UniversityEntity } from '../universities/university.entity.js';

@Entity('agents')
@Index('ux_agents_link', ['company_id', 'university_id'], { unique: true })
@Index('ix_agents_university', ['university_id'])
export class AgentEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column('integer')
  company_id!: number;

  @ManyToOne(() => CompanyEntity)
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'fk_agents_company' })
  company?: CompanyEntity;

  @Column('integer')
  university_id!: number;

  @ManyToOne(() => UniversityEntity)
  @JoinColumn({ name: 'university_id', foreignKeyConstraintName: 'fk_agents_university' })
  university?: UniversityEntity;
}
