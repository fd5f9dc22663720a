import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import type { Caller } from '../../domain/account/known-device.js';
import { message } from '../../domain/messages/message.js';
import {
  AlsoMembers,
  BeforeSecondFactor,
  FreshlyAuthenticated,
  SecretAnswer,
  SignedIn,
} from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { CurrentCaller } from '../../platform/http/caller.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import type { NamedError } from '../../platform/http/errors/errors.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import {
  AddedFactorDto,
  AddFactorDto,
  AskedFactorDto,
  ChallengeDto,
  FactorDto,
  FactorProofDto,
  OwnFactorsDto,
  RecoveryCodesDto,
  RenameFactorDto,
  SettingUpDto,
  SetUpFactorDto,
  toAddedFactorDto,
  toAskedFactorDto,
  toFactorDto,
  toOwnFactorsDto,
  toProof,
  toSettingUpDto,
} from './factors.dto.js';
import { FactorsService } from './factors.service.js';

const WRONG = wrongField('code', message('factor_wrong'), 'wrong_code');
const LOCKED: NamedError = { reason: 'locked_out', message: message('factors_locked') };

@ApiTags('Second factors')
@Controller('api/v1/me/factors')
export class FactorsController {
  constructor(private readonly factors: FactorsService) {}

  /** What the caller shows beside the password, oldest first */
  @Get()
  @SignedIn()
  @AlsoMembers()
  @BeforeSecondFactor()
  @ApiResponse({ status: 200, type: OwnFactorsDto, description: 'All of them' })
  @ResourceErrors(401)
  async listFactors(@CurrentActor() actor: Actor): Promise<OwnFactorsDto> {
    return toOwnFactorsDto(await this.factors.list(actor));
  }

  /** Begin to set a factor up: what an app, or the browser, needs to know */
  @Post('set-up')
  @SignedIn()
  @AlsoMembers()
  @BeforeSecondFactor()
  @FreshlyAuthenticated()
  @SecretAnswer()
  @LimitTo(30, 'factors')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: SettingUpDto, description: 'Nothing is kept yet' })
  @ResourceErrors(400, 401, 'reauthentication_required', 'too_many_factors')
  async beginFactor(@CurrentActor() actor: Actor, @Body() { kind }: SetUpFactorDto): Promise<SettingUpDto> {
    return toSettingUpDto(await this.factors.setUp(actor, kind));
  }

  /**
   * Add a factor that was begun
   *
   * @remarks The first one ends all other sessions of the account and comes with twelve recovery codes, which are told
   * this once. From then on a sign-in needs one. The owner is told by mail.
   */
  @Post()
  @SignedIn()
  @AlsoMembers()
  @BeforeSecondFactor()
  @FreshlyAuthenticated()
  @SecretAnswer()
  @LimitTo(30, 'factors')
  @ApiResponse({ status: 201, type: AddedFactorDto, description: 'The factor' })
  @ResourceErrors(400, WRONG, 401, 'reauthentication_required', 'too_many_factors')
  async addFactor(@CurrentActor() actor: Actor, @Body() body: AddFactorDto): Promise<AddedFactorDto> {
    return toAddedFactorDto(await this.factors.add(actor, { ...body, name: body.name.trim() }));
  }

  /** Begin to show a factor within the session: for `user/reauthenticate`, or to remove another one */
  @Post('challenge')
  @SignedIn()
  @AlsoMembers()
  @LimitTo(60, 'factors-challenge')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: AskedFactorDto, description: 'How it may be shown' })
  @ResourceErrors(400, 401)
  async createFactorChallenge(@CurrentActor() actor: Actor, @Body() { except }: ChallengeDto): Promise<AskedFactorDto> {
    return toAskedFactorDto(await this.factors.challenge(actor, except));
  }

  /** Make twelve recovery codes in the place of those that there were */
  @Post('recovery-codes')
  @SignedIn()
  @AlsoMembers()
  @FreshlyAuthenticated()
  @SecretAnswer()
  @LimitTo(10, 'recovery-codes')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: RecoveryCodesDto, description: 'The codes, told this once' })
  @ResourceErrors(401, 'reauthentication_required', missing('Factor'))
  async renewRecoveryCodes(@CurrentActor() actor: Actor): Promise<RecoveryCodesDto> {
    return { recoveryCodes: [...(await this.factors.renewCodes(actor))] };
  }

  /** Name a factor otherwise */
  @Put(':id')
  @SignedIn()
  @AlsoMembers()
  @ApiResponse({ status: 200, type: FactorDto, description: 'The factor' })
  @ResourceErrors(400, 401, missing('Factor'))
  async renameFactor(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() { name }: RenameFactorDto,
  ): Promise<FactorDto> {
    return toFactorDto(await this.factors.rename(actor, id, name.trim()));
  }

  /**
   * Remove a factor, by showing another one or a recovery code
   *
   * @remarks Ask for a ticket with `challenge` first. With the last one the recovery codes go. The owner is told by
   * mail.
   */
  @Post(':id/remove')
  @SignedIn()
  @AlsoMembers()
  @LimitTo(20, 'factors-remove')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(400, WRONG, 401, missing('Factor'), LOCKED)
  async removeFactor(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: FactorProofDto,
    @CurrentCaller() caller: Caller,
  ): Promise<RemovedDto> {
    await this.factors.remove(actor, id, toProof(body), caller);
    return { id };
  }
}
