"""What people do at a table beside the game: they come and go, sit down and get up, and talk."""

from __future__ import annotations

import time

from .. import messages as m
from ..messages.bounds import encode
from . import entries as e
from .fairness import pledge
from .now import now
from .publishing import Connection
from .refusals import Denied
from .room import STAND_IN
from .session import Session
from .store import Seated

ABSENT = 30.0
"""Seconds without a connection after which others may let a bot play."""


async def connect(session: Session, connection: Connection, version: int) -> None:
    """Somebody connects: he gets what he missed since a version, and then the whole table."""
    async with session.lock:
        session.check_open()
        room, person = session.room, connection.person
        pledged = room.status == "gathering" and await _share(session, connection)
        began = await session.begin_if_ready()
        session.publishing.connect(connection)
        if person in room.people and not room.asked_to_pause:
            await session.resume()
        if room.match is not None and not began:
            session.publishing.resume(connection, version)
        session.publishing.send_table(connection)
        if pledged and not began:
            _tell_pledges(session, connection)
        session.publishing.send_seats(but=connection)
        session.go_on()


async def _share(session: Session, connection: Connection) -> bool:
    """Take somebody's share in the luck, or his pledge of it, if he sits here and has given none; whether he had."""
    room, person = session.room, connection.person
    if person not in room.people or person in room.seeds or (connection.pledge and person in room.pledges):
        return False
    await session.write(e.Pledged(person, connection.pledge) if connection.pledge else e.Mixed(person, connection.seed))
    return True


def _tell_pledges(session: Session, but: Connection | None = None) -> None:
    """All have pledged their seeds: each may give his now."""
    if session.room.pledged:
        for connection in session.publishing.connections:
            if connection is not but:
                session.publishing.send_table(connection)


async def reveal(session: Session, person: str, seed: str) -> None:
    """Somebody gives the seed that he pledged."""
    async with session.lock:
        session.check_open()
        room = session.room
        if person not in room.pledges:
            raise Denied("not-yours", 403)
        if room.match is not None or person in room.seeds:
            return  # from another window of the same person
        if pledge(seed) != room.pledges[person] or not room.pledged:
            raise Denied("pledge", 409)
        await session.write(e.Mixed(person, seed))
        await session.begin_if_ready()
        session.go_on()


def disconnect(session: Session, connection: Connection) -> None:
    """A connection is gone."""
    session.publishing.disconnect(connection)
    session.used = time.monotonic()
    session.start(_send_seats(session))


async def _send_seats(session: Session) -> None:
    async with session.lock:
        session.publishing.send_seats()


async def join(session: Session, person: str, name: str, seat: int | None) -> None:
    """Take an open seat: this one, or the first."""
    async with session.lock:
        session.check_open()
        room = session.room
        if room.held_by(person):
            raise Denied("seated", 409)
        if room.match is not None:
            raise Denied("begun", 409)
        free = [i for i, s in enumerate(room.seats) if s.kind == "open" and seat in (None, i)]
        if not free:
            raise Denied("no-seat", 409)
        await session.write(e.Joined(free[0], person, name), also=(Seated(person, room.id),))
        watched = [connection for connection in session.publishing.connections if connection.person == person]
        if watched:  # until now
            await _share(session, watched[0])
        if not await session.begin_if_ready():
            session.publishing.send_table_to(person)
            _tell_pledges(session)
        session.publishing.send_seats()
        session.go_on()


async def leave(session: Session, person: str) -> None:
    """Get up: before the game the seat is open again; in it a bot plays on, or where there is nobody to play on with,
    everything waits."""
    async with session.lock:
        session.check_open()
        held = session.room.held_by(person)
        if not held:
            raise Denied("not-yours", 403)
        if session.room.match is None:
            await session.write(e.Gone(person))
        elif session.room.alone and session.room.status == "playing":
            if session.room.paused is None:
                await session.write(e.Paused(now()))
        elif session.room.status == "playing" and not all(session.room.seats[i].stand_in for i in held):
            await session.write(e.Replaced(sorted(held), STAND_IN))
        _seats_changed(session, person)


async def remove(session: Session, person: str, seat: int) -> None:
    """Whoever founded the table lets somebody get up before the game begins; the seat is open again."""
    async with session.lock:
        session.check_open()
        room = session.room
        if person != room.founded.host or not person:
            raise Denied("not-yours", 403)
        if room.match is not None:
            raise Denied("begun", 409)
        gone = room.seats[seat].person if seat < len(room.seats) else ""
        if not gone or gone == person:
            raise Denied("no-seat", 409)
        await session.write(e.Gone(gone))
        _seats_changed(session, gone)


async def stand_in(session: Session, person: str, seat: int) -> None:
    """Let a bot play for somebody who has not been there for a while."""
    async with session.lock:
        session.check_playing(person)
        room = session.room
        if seat >= len(room.seats) or room.seats[seat].kind != "person":
            raise Denied("not-yours")
        absent = room.seats[seat].person
        if absent in session.publishing.online or session.publishing.absent(absent) < ABSENT:
            raise Denied("present")
        await session.write(e.Replaced(sorted(room.held_by(absent)), STAND_IN))
        session.publishing.send_seats()
        session.go_on()


async def take_back(session: Session, person: str) -> None:
    """Take one's seats back from the bot."""
    async with session.lock:
        session.check_playing(person)
        await session.write(e.Returned(sorted(session.room.held_by(person))))
        _seats_changed(session, person)


async def resign(session: Session, person: str, seat: int) -> None:
    """Give a seat up for good. Whether that ends the game, the room knows."""
    async with session.lock:
        session.check_playing(person)
        room = session.room
        if seat not in room.held_by(person) or room.seats[seat].resigned:
            raise Denied("not-yours")
        await session.write(e.Resigned(seat, now()))
        session.go_on()
        session.publishing.send_seats()


async def pause(session: Session, person: str, on: bool) -> None:
    """Let everything wait, or go on: at once where the only person or the host wants it, else when everybody does."""
    async with session.lock:
        session.check_playing(person)
        room = session.room
        if on == room.asked_to_pause:
            return
        seat = min(room.held_by(person))
        wanted = room.pause_wanted | {seat}
        playing = {min(room.held_by(p)) for p in room.people if not room.seats[min(room.held_by(p))].stand_in}
        if person in (room.alone, room.founded.host) or playing <= wanted:
            at = now()
            await session.write(e.Paused(at, seat) if on else e.Resumed(at, seat))
        elif seat not in room.pause_wanted:
            await session.write(e.PauseWanted(seat))
        session.go_on()
        session.publishing.send_seats()


def _seats_changed(session: Session, person: str) -> None:
    session.publishing.send_seats()
    session.publishing.send_table_to(person)
    session.go_on()


async def chat(session: Session, person: str, text: str) -> None:
    async with session.lock:
        session.check_open()
        held = sorted(session.room.held_by(person))
        if not held:
            raise Denied("not-yours")
        spoken = e.Spoken(session.room.seats[held[0]].name, held[0], text, round(now(), 3))
        await session.write(spoken)
        said = encode(m.table.Said(spoken.name, spoken.seat, spoken.text, spoken.at))
        for connection in session.publishing.connections:
            connection.send(said)
